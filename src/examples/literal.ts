import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';

/**
 * Evaluates a JavaScript literal of a page. Pages are our own, checked in CI:
 * what readers type is never evaluated.
 *
 * @throws Error when it is no expression
 */
export function evaluate(code: string): unknown {
  return vm.runInThisContext(`(${code}\n)`, { filename: 'page' });
}

/** Whether two values of options are the same, functions by their source. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'function' || a instanceof URL)
    return String(a) === String(b);
  return isDeepStrictEqual(a, b);
}

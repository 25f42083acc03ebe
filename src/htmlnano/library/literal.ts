import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';
import type { ExampleCheck } from '../../plugins/code-examples/checks';

/** The file name of evaluated page code in stack traces. */
export const EVALUATED = 'page';

/**
 * Evaluates a JavaScript literal of a page. Only for the site's own pages: what
 * readers type is never evaluated.
 *
 * @throws Error when it is not an expression
 */
export function evaluate(code: string): unknown {
  return vm.runInThisContext(`(${code}\n)`, { filename: EVALUATED });
}

/**
 * The options of an example; `undefined` for none, and for invalid ones, which
 * running the example reports.
 */
export function optionsOf({
  options,
}: ExampleCheck): Readonly<Record<string, unknown>> | undefined {
  if (!options) return undefined;
  try {
    return evaluate(options.text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/** Whether two values are equal; functions are compared by source. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'function' || a instanceof URL)
    return String(a) === String(b);
  return isDeepStrictEqual(a, b);
}

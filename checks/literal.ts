import { isDeepStrictEqual } from 'node:util';
import { evaluate } from '../src/htmlnano/library/literal';
import type { ExampleCheck } from './pageChecks';

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

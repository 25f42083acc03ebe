import vm from 'node:vm';

/** The file name of evaluated page code in stack traces. */
export const EVALUATED = 'page';

/**
 * Evaluates a JavaScript literal of a page. It is only for the site's own pages:
 * text that readers type is never evaluated.
 *
 * @throws Error when it is not an expression
 */
export function evaluate(code: string): unknown {
  return vm.runInThisContext(`(${code}\n)`, { filename: EVALUATED });
}

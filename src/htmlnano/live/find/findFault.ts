import { codesIn } from './codes';
import { findRemedies, type Remedies } from './remedies';
import { createRuns, type Runs } from './runs';

/** What makes the library throw. */
export interface Fault {
  /** The modules without which it does not. */
  readonly remedies: Remedies;
  /** The line of the page with the code that they refuse, and why. */
  readonly at?: { readonly line: number; readonly reason: string } | undefined;
}

/**
 * Finds the modules that throw, and the code of the page at which they do, by runs: each
 * style, script and attribute alone.
 *
 * @param minify runs the library; it never throws
 * @param isStale called after each run; once it returns true, the search ends
 * @throws Error then
 */
export async function findFault(
  runs: Runs,
  minify: Parameters<typeof createRuns>[1],
  isStale: () => boolean,
): Promise<Fault> {
  const errorOf = async (
    { withOnly }: Runs,
    modules: readonly string[],
  ): Promise<Error | undefined> => {
    const error = await withOnly(modules).then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    if (isStale()) throw new Error('Nobody waits for this any more.');
    return error;
  };
  const remedies = await findRemedies(
    runs.suspects,
    async (modules) => (await errorOf(runs, modules)) !== undefined,
  );
  const [modules] = remedies === 'parser' ? [] : remedies;
  if (!modules) return { remedies };
  for (const { html, line } of codesIn(runs.source)) {
    const alone = createRuns({ ...runs, source: html }, minify);
    const error = await errorOf(alone, modules);
    const { line: own } = (error?.cause ?? {}) as { readonly line?: number };
    // Without a line it is the options that are wrong.
    if (error && own !== undefined)
      return { remedies, at: { line: line + own - 1, reason: error.message } };
  }
  return { remedies };
}

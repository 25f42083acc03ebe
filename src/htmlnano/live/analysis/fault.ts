import { inPlainWords } from './advice';
import { codesIn } from './codes';
import type { VersionData } from '../versionData';
import { otherValues } from './keep';
import type { Settings } from './packages';
import type { Output } from './report';
import { type Runs, ThrownError } from './runs';

type Fault = Pick<
  Extract<Output, { kind: 'error' }>,
  'module' | 'at' | 'instead'
>;

/**
 * Finds the module at which the library throws, and the code of the page that it
 * refuses, or else a value of the module with which it does not throw: each style, script and attribute runs alone. What the library tells is only
 * the line inside the code, and mergeStyles may have moved it.
 *
 * @throws Error as a run does
 */
export async function findFault(
  source: string,
  version: VersionData,
  settings: Settings,
  { enabled, run }: Runs,
): Promise<Fault> {
  const errorWith = async (
    html: string,
    modules: readonly string[],
    changed?: Settings['options'],
  ): Promise<ThrownError | undefined> =>
    run(html, modules, changed).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ThrownError) return error;
        throw error;
      },
    );
  // With the first `most` modules it throws.
  let [least, most] = [0, enabled.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (await errorWith(source, enabled.slice(0, middle))) most = middle;
    else least = middle + 1;
  }
  const module = enabled[most - 1];
  if (module === undefined) return {};
  for (const { html, line } of codesIn(source)) {
    const error = await errorWith(html, [module]);
    const own = error?.finished.line;
    // Without a line it is the options that are wrong.
    if (error && own !== undefined)
      return {
        module,
        at: { line: line + own - 1, reason: inPlainWords(error.message) },
      };
  }
  for (const [text, value] of otherValues(module, version, settings))
    if (!(await errorWith(source, [module], { [module]: value })))
      return { module, instead: text };
  return { module };
}

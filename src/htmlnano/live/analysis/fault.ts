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
 * Finds the module that throws, and the code that it refuses or a value with which it
 * does not throw. Each style, script and attribute runs alone, because errors have only
 * the line inside the code, and mergeStyles may have moved the code.
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
  // The library throws with the first `most` modules.
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
    // If the error has no line, the options are wrong.
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

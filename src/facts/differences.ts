import { at, type ExampleCheck } from '../examples/checks';
import { evaluate } from '../examples/literal';
import { failIf, type Failure } from './failure';
import { describedModules } from './moduleTables';
import type { Run } from './run';
import type { Chapter } from './tables';

/** An example with different results in two versions of the library. */
export interface Difference {
  readonly module: string;
  readonly check: ExampleCheck;
}

/**
 * Runs examples through two versions of the library.
 *
 * @param examples of both versions' modules pages; those that set other modules
 *   as well are skipped, as the difference may not be the module's
 */
export async function findDifferences(
  examples: readonly (readonly [module: string, check: ExampleCheck])[],
  older: Run,
  newer: Run,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const [module, check] of examples) {
    const { options } = check;
    if (!options || options.attributes.preset !== undefined) continue;
    const value = evaluate(options.text) as object;
    if (Object.keys(value).join() !== module) continue;
    const before = await older(check.source.text, value, undefined);
    const after = await newer(check.source.text, value, undefined);
    if (before !== after) differences.push({ module, check });
  }
  return differences;
}

/**
 * Modules whose behavior differs, and no others, have a line `Changed since
 * 2.1.0: …`.
 *
 * @param shared modules that both versions have
 */
export function checkChangedSince(
  chapters: readonly Chapter[],
  older: string,
  shared: readonly string[],
  differences: readonly Difference[],
): Failure[] {
  const start = `Changed since ${older}: `;
  return describedModules(chapters).flatMap((chapter) => {
    if (!shared.includes(chapter.heading)) return [];
    const line = chapter.paragraphs.find(({ cells }) =>
      cells[0]?.text.startsWith('Changed since '),
    );
    const shown = differences.find(({ module }) => module === chapter.heading);
    if (!line) {
      return failIf(
        shown !== undefined,
        chapter,
        `"${chapter.heading}" needs a line "${start}…": the example at ${shown ? at(shown.check.expected) : ''} has another result in ${older}.`,
      );
    }
    const isOlder = line.cells[0]?.text.startsWith(start) ?? false;
    return [
      ...failIf(!isOlder, line, `the line must begin with "${start}".`),
      ...failIf(
        isOlder && !shown,
        line,
        `no example of "${chapter.heading}" in either version shows this.`,
      ),
    ];
  });
}

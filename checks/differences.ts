import { at, type ExampleCheck, optionsOf } from './pageChecks';
import { failIf, failure, type Failure } from './failure';
import { describedModules } from '../src/htmlnano/facts/moduleTables';
import type { Run } from './library/runInNode';
import { evidenceOf, type PageFacts, type VersionFacts } from './readSite';
import type { Chapter } from '../src/htmlnano/facts/tables';

/** An example with different results in two versions of the library. */
interface Difference {
  readonly module: string;
  readonly check: ExampleCheck;
}

/**
 * Runs the examples of both modules pages for modules that both versions have,
 * except those that set other modules as well: the difference may be theirs.
 *
 * @returns the examples with different results
 */
export async function compareVersions(
  older: VersionFacts,
  newer: VersionFacts,
): Promise<Difference[]> {
  const evidence = [...evidenceOf(older), ...evidenceOf(newer)];
  const examples = evidence.flatMap(([{ heading: module }, { examples }]) =>
    older.library.modules.includes(module) &&
    newer.library.modules.includes(module)
      ? examples.map((check) => ({ module, check }))
      : [],
  );
  const differences: Difference[] = [];
  for (const { module, check } of examples) {
    if (check.options?.attributes.preset !== undefined) continue;
    if (Object.keys(optionsOf(check) ?? {}).join() !== module) continue;
    // Options of its own for each run: a pattern such as `/a/g` keeps its place.
    const run = ({ run: runOf }: VersionFacts) =>
      runOf(check.source.text, optionsOf(check) ?? {}, undefined);
    const before = await run(older);
    const after = await run(newer);
    if (before !== after) differences.push({ module, check });
  }
  return differences;
}

/**
 * Modules whose behavior differs, and no others, have a line `Changed since
 * 2.1.0: …`.
 */
export function checkChangedSince(
  chapters: readonly Chapter[],
  older: string,
  differences: readonly Difference[],
): Failure[] {
  const start = `Changed since ${older}: `;
  return describedModules(chapters).flatMap((chapter) => {
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
    if (line.cells[0]?.text.startsWith(start) !== true) {
      return [failure(line, `the line must begin with "${start}".`)];
    }
    return failIf(
      !shown,
      line,
      `no example of "${chapter.heading}" in either version shows this.`,
    );
  });
}

const HEADING = /^From (?<before>[\d.]+) to (?<after>[\d.]+)$/;

/**
 * The options below "From 2.1.0 to 3.5.1" on an Introduction give the output of the
 * first version back: an example with options has the result that this version makes
 * without them, and the newer version does not.
 *
 * @param others the versions before it; a section about another one is left out
 */
export async function checkUpgrades(
  { chapters, checks }: PageFacts,
  run: Run,
  others: readonly VersionFacts[],
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const { source, options, expected } of checks.examples) {
    const { heading = '' } =
      chapters.findLast(({ line }) => line < expected.line) ?? {};
    const { before } = HEADING.exec(heading)?.groups ?? {};
    const older = others.find(({ library }) => library.version === before);
    const values = optionsOf({ options });
    if (!older || !values || Object.keys(values).length === 0) continue;
    const preset = options?.attributes.preset;
    const oldOutput = await older.run(source.text, {}, preset);
    const newOutput = await run(source.text, {}, preset);
    failures.push(
      ...failIf(
        oldOutput !== expected.text,
        expected,
        `these options do not give the output of ${older.library.version}: ${oldOutput}`,
      ),
      ...failIf(
        newOutput === expected.text,
        expected,
        'the output is the same without these options.',
      ),
    );
  }
  return failures;
}

import { failIf, type Failure } from './failure';
import { optionsOf } from './literal';
import type { VersionFacts } from './readSite';

const HEADING = /^From (?<before>[\d.]+) to (?<after>[\d.]+)$/;

/**
 * The options below "From 2.1.0 to 3.5.1" on an Introduction give the output of the
 * first version back: an example with options has the result that this version makes
 * without them, and the newer version does not.
 *
 * @param site all versions; a section about another one is left out
 */
export async function checkUpgrades(
  {
    introduction: { chapters, checks },
    run,
  }: Pick<VersionFacts, 'introduction' | 'run'>,
  site: readonly Pick<VersionFacts, 'library' | 'run'>[],
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const { source, options, expected } of checks.examples) {
    const { heading = '' } =
      chapters.findLast(({ line }) => line < expected.line) ?? {};
    const { before } = HEADING.exec(heading)?.groups ?? {};
    const older = site.find(({ library }) => library.version === before);
    const values = optionsOf({ source, options, expected, config: undefined });
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

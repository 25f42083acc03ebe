import { failIf, failure, type Failure } from './failure';
import { chapterOf } from '../src/htmlnano/facts/tables';
import { evaluate } from '../src/htmlnano/library/literal';
import { missing } from '../src/htmlnano/live/losses';
import { type Markup, readPage } from '../src/htmlnano/live/readPage';
import { orThrow } from '../src/plugins/shared/orThrow';
import type { Run } from './library/runInNode';
import { optionsOf } from './pageChecks';
import type { PageFacts } from './readSite';
import { isSame } from './values';

/** The section of Usage whose tables lead from a symptom to its fix. */
const BROKEN = 'When a page breaks';

/**
 * Each option in the last column of "When a page breaks" is one that an example or a
 * program is run with, on any page of the version.
 */
export function checkFixes(
  usage: PageFacts,
  pages: readonly PageFacts[],
): Failure[] {
  const { tables } = chapterOf(usage.chapters, BROKEN);
  orThrow(tables[0], `A table below "${BROKEN}"`);
  const examples = pages.flatMap(({ checks }) => checks.examples);
  const blocks = pages
    .flatMap(({ checks }) => checks.projects)
    .flatMap(({ steps }) => steps.map(({ block }) => block));
  const isRun = (fix: string): boolean =>
    blocks.some(({ text }) => text.includes(fix)) ||
    Object.entries(optionsIn(fix)).every(([name, value]) =>
      examples.some((example) => isSame(optionsOf(example)?.[name], value)),
    );
  return tables
    .flatMap((table) => table.slice(1))
    .flatMap((row) => {
      const code = row.cells.at(-1)?.code ?? [];
      const wrong = code.filter((fix) => OPTION.test(fix) && !isRun(fix));
      return wrong.map((fix) =>
        failure(
          row,
          `no example is run with the fix \`${fix}\`. Write one into the proof below the tables, or correct the fix.`,
        ),
      );
    });
}

const OPTION = /^\{? *\w+: /;

const optionsIn = (code: string): object =>
  evaluate(code.startsWith('{') ? code : `{ ${code} }`) as object;

/**
 * What an option brings back below "When a page breaks", it brings back in `max` as
 * well, where more modules run: an example with options and the preset `safe` is
 * repeated with `max`.
 */
export async function checkFixesInMax(
  { chapters, checks }: PageFacts,
  run: Run,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const example of checks.examples) {
    const { source, options, expected } = example;
    const { heading } =
      chapters.findLast(({ line }) => line < expected.line) ?? {};
    const values = optionsOf(example);
    if (heading !== BROKEN || options?.attributes.preset !== 'safe') continue;
    if (!values || Object.keys(values).length === 0) continue;
    const broken = partsOf(await run(source.text, {}, 'safe'));
    const back = missing(partsOf(expected.text), broken);
    const inMax = partsOf(await run(source.text, values, 'max'));
    const lost = missing(back, inMax);
    failures.push(
      ...failIf(
        lost.length > 0,
        expected,
        `with \`max\` these options do not bring back ${lost.join(', ')}.`,
      ),
    );
  }
  return failures;
}

/** The attributes, words and comments of a page. */
export const partsOf = (html: string): string[] =>
  readPage(html).markup.flatMap(partsOfMarkup);

function partsOfMarkup(part: Markup): readonly string[] {
  if ('comment' in part) return [`<!--${part.comment}-->`];
  if ('text' in part) return part.text.split(/\s+/).filter(Boolean);
  return [...part.attributes].map(
    ([name, value]) => `<${part.tag} ${name}="${value}">`,
  );
}

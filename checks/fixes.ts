import { createSlugger } from '@docusaurus/utils';
import { failIf, type Failure } from './failure';
import {
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';
import { optionsOf } from './literal';
import { type Markup, readPage } from '../src/htmlnano/live/readPage';
import { missing } from '../src/htmlnano/live/losses';
import { orThrow } from '../src/plugins/shared/orThrow';
import type { VersionFacts } from './readSite';

/** The section of Usage whose tables lead from a symptom to its fix. */
const BROKEN = 'When a page breaks';

type Page = Pick<VersionFacts['pages'][number], 'file' | 'chapters'>;

/**
 * Each option in the last column of "When a page breaks" is one that a section of the
 * row's links gives as code, too. So the two cannot differ, and whoever corrects the
 * section is told of the table.
 */
export function checkFixes(usage: Page, pages: readonly Page[]): Failure[] {
  const { tables } = chapterOf(usage.chapters, BROKEN);
  orThrow(tables[0], `A table below "${BROKEN}"`);
  return tables
    .flatMap((table) => table.slice(1))
    .flatMap((row) => {
      const given = linkedChapters(row, pages).flatMap(codeIn).map(bare);
      const fixes = row.cells.at(-1)?.code.filter((code) => OPTION.test(code));
      return (fixes ?? []).flatMap((fix) =>
        failIf(
          !given.some((code) => isFix(bare(fix), code)),
          row,
          `the linked sections do not have the fix \`${fix}\`. Write one that they have, or correct them.`,
        ),
      );
    });
}

const OPTION = /^\{? *\w+: /;

/** Without the brackets around it. */
const bare = (code: string): string => code.replace(/^[\s{]+|[\s}\]]+$/g, '');

/** A section may leave off the name of its module: `safelist: ['a']`. */
const isFix = (fix: string, code: string): boolean =>
  fix === code ||
  (OPTION.test(code) &&
    [`{ ${code}`, `, ${code}`].some((end) => fix.endsWith(end)));

function linkedChapters(row: Row, pages: readonly Page[]): Chapter[] {
  return row.cells
    .flatMap(({ targets }) => targets)
    .flatMap((target) => {
      const [name = '', anchor] = target.replace(/^\.\//, '').split('#');
      const page = pages.find(({ file }) => file.endsWith(`/${name}`));
      const slugger = createSlugger();
      return (page?.chapters ?? []).filter(
        ({ heading }) => slugger.slug(heading) === anchor,
      );
    });
}

const codeIn = ({ paragraphs, lists }: Chapter): readonly string[] =>
  [...paragraphs, ...lists.flat()].flatMap(({ cells }) =>
    cells.flatMap(({ code }) => code),
  );

/**
 * What an option brings back below "When a page breaks", it brings back in `max` as
 * well, where more modules run: an example with options and the preset `safe` is
 * repeated with `max`.
 */
export async function checkFixesInMax(
  { chapters, checks }: VersionFacts['pages'][number],
  run: VersionFacts['run'],
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
const partsOf = (html: string): string[] =>
  readPage(html).markup.flatMap(partsOfMarkup);

function partsOfMarkup(part: Markup): readonly string[] {
  if ('comment' in part) return [`<!--${part.comment}-->`];
  if ('text' in part) return part.text.split(/\s+/).filter(Boolean);
  return [...part.attributes].map(
    ([name, value]) => `<${part.tag} ${name}="${value}">`,
  );
}

/** Changes one character of every cell and item that states a fact. */
import { test } from '@playwright/test';
import { installedHtmlMinifiers } from '../../bench/compression/minifiers';
import { checkEquivalents, EQUIVALENTS } from '../../checks/equivalents';
import type { Failure } from '../../checks/failure';
import { checkModuleTable } from '../../checks/moduleTableChecks';
import { optionRows } from '../../src/htmlnano/facts/moduleTables';
import { mutantsOf } from './mutate';
import type { LibraryFacts } from '../../src/htmlnano/facts/introspect';
import {
  checkOptionExamples,
  type ModuleExamples,
} from '../../checks/optionExamples';
import { checkOverview } from '../../checks/presetTableChecks';
import { checkConfigFiles, checkRunOrder } from '../../checks/lists';
import { configFilesOf, runOrderOf } from '../../checks/measure';
import { checkExamples } from '../../checks/exampleChecks';
import { schemaOf } from '../../src/htmlnano/facts/schema';
import { evidenceOf, factsOf, type VersionFacts } from '../../checks/readSite';
import { MINIFIERS, needs } from '../../checks/needs';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import type { Chapter, Row } from '../../src/htmlnano/facts/tables';
import { checkBy } from '../../src/htmlnano/facts/optionsCheck';
import { tagOf, Tally } from './tally';

type Check = (chapter: Chapter) => Failure[];

/** What of a chapter is changed. */
type Part = 'tables' | 'lists';

/** Whether an example of a module has options that its table lacks. */
function hasOrphans(
  chapter: Chapter,
  { examples }: ModuleExamples,
  library: LibraryFacts,
): boolean {
  try {
    const tables = { modules: [chapter], config: [] };
    const check = checkBy(schemaOf(library, tables, 'javascript'));
    return (
      checkExamples(examples, (options) => {
        const { [chapter.heading]: value = false } = options;
        return check({ [chapter.heading]: value });
      }).length > 0
    );
  } catch {
    // The row cannot be parsed.
    return true;
  }
}

/** Mutants of the names in a list; the words between them are prose. */
const mutantsOfNames = (row: Row): Row[] =>
  mutantsOf(row, 0).filter(
    ({ cells: [cell] }) =>
      cell?.code !== row.cells[0]?.code || cell?.links !== row.cells[0]?.links,
  );

/** Mutants of the code in a row, and of the words of the second cell. */
const mutantsOfOptions = (row: Row): Row[] =>
  mutantsOfCells(row).filter(
    ({ cells }) =>
      cells[1] !== row.cells[1] ||
      cells.some(({ code }, column) => code !== row.cells[column]?.code),
  );

const mutantsOfCells = (row: Row): Row[] =>
  [...row.cells.keys()].flatMap((column) => mutantsOf(row, column));

/** The column of the overview that is prose: what a module does. */
const PROSE = 1;

const mutantsOfOverview = (row: Row): Row[] =>
  [...row.cells.keys()]
    .filter((column) => column !== PROSE)
    .flatMap((column) => mutantsOf(row, column));

/** Checks a chapter once for each mutant of a row of its table or list. */
function mutateRows(
  chapter: Chapter,
  part: Part,
  mutants: (row: Row) => Row[],
  check: Check,
): Tally {
  const tally = new Tally();
  const [rows = []] = chapter[part];
  for (const [index, row] of rows.entries()) {
    for (const changed of mutants(row)) {
      const mutant = { ...chapter, [part]: [rows.with(index, changed)] };
      const texts = changed.cells.map(({ text }) => text);
      tally.note(texts.join(' | '), row, check(mutant));
    }
  }
  return tally;
}

function find(chapters: readonly Chapter[], heading: string): Chapter {
  const chapter = chapters.find((each) => each.heading === heading);
  if (!chapter) throw new Error(`There is no "${heading}".`);
  return chapter;
}

/** A chapter, what of it is changed, and the check that must notice it. */
type Mutated = readonly [
  chapter: Chapter,
  part: Part,
  check: Check,
  mutants?: (row: Row) => Row[],
];

/** The chapters with facts in one table or list, by their headings. */
const FACTS: Readonly<Record<string, (facts: VersionFacts) => Mutated>> = {
  Modules: ({ modulesPage, library }) => [
    find(modulesPage.chapters, 'Modules'),
    'tables',
    (chapter) =>
      checkOverview([chapter, ...modulesPage.chapters.slice(1)], library),
    mutantsOfOverview,
  ],
  'Order in which modules run': ({ modulesPage, library, libraryDir }) => [
    find(modulesPage.chapters, 'Order in which modules run'),
    'lists',
    (chapter) => checkRunOrder([chapter], library, runOrderOf(libraryDir)),
  ],
  'Configuration file': ({ configPage, libraryDir }) => [
    find(configPage.chapters, 'Configuration file'),
    'lists',
    (chapter) => checkConfigFiles([chapter], configFilesOf(libraryDir)),
  ],
};

const versions = documentedVersions(SITE_DIR);

for (const [index, version] of versions.entries()) {
  const before = versions[index + 1];
  const name = version.pages;
  const tag = tagOf(version, pagesOf(SITE_DIR, version));

  test(`${name}: no changed cell of a module's table goes unnoticed${tag}`, async () => {
    test.setTimeout(180_000);
    const facts = factsOf(version);
    const { library, run } = facts;
    const older = before && factsOf(before);
    const tally = new Tally();
    for (const [chapter, evidence] of evidenceOf(facts)) {
      const [table = []] = chapter.tables;
      const options = optionRows(chapter);
      for (const [index, row] of table.entries()) {
        if (index === 0) continue;
        const isOption = options.includes(row);
        const column = isOption ? 0 : 1;
        for (const changed of mutantsOf(row, column)) {
          const tables = [table.with(index, changed)];
          const mutant = { ...chapter, tables };
          const failures = isOption
            ? await checkOptionExamples(mutant, evidence, run)
            : checkModuleTable(mutant, library, older?.library);
          // If the table lost an example's value, the example is reported.
          const isNamed = isOption && hasOrphans(mutant, evidence, library);
          tally.note(
            `${chapter.heading}: ${changed.cells[column]?.text ?? ''}`,
            row,
            isNamed ? [row] : failures,
          );
        }
      }
    }
    tally.expectAllCaught(`${name}, tables of the modules`);
  });

  for (const [heading, read] of Object.entries(FACTS)) {
    test(`${name}: no changed fact in "${heading}" goes unnoticed${tag}`, () => {
      const [chapter, part, check, mutantsOfIt] = read(factsOf(version));
      const mutants =
        mutantsOfIt ?? (part === 'tables' ? mutantsOfCells : mutantsOfNames);
      const tally = mutateRows(chapter, part, mutants, check);
      tally.expectAllCaught(`${name}, ${heading}`);
    });
  }

  test(
    `${name}: no changed option in "${EQUIVALENTS}" goes unnoticed${tag}`,
    { annotation: needs(MINIFIERS) },
    async () => {
      test.setTimeout(180_000);
      const facts = factsOf(version);
      const others = await installedHtmlMinifiers();
      const chapter = find(facts.configPage.chapters, EQUIVALENTS);
      const [head, ...rows] = chapter.tables[0] ?? [];
      const tally = new Tally();
      for (const row of rows) {
        for (const changed of mutantsOfOptions(row)) {
          const mutant = { ...chapter, tables: [[head ?? row, changed]] };
          const failures = await checkEquivalents([mutant], others, facts);
          tally.note(
            changed.cells.map(({ text }) => text).join(' | '),
            row,
            failures,
          );
        }
      }
      tally.expectAllCaught(`${name}, ${EQUIVALENTS}`);
    },
  );
}

/** Changes one character of every cell and item that states a fact. */
import { test } from '@playwright/test';
import { installedHtmlMinifiers } from '../../bench/compression/minifiers';
import { checkEquivalents, EQUIVALENTS } from '../../checks/equivalents';
import type { Failure } from '../../src/htmlnano/facts/failure';
import { checkModuleTable } from '../../src/htmlnano/facts/moduleTableChecks';
import { optionRows } from '../../src/htmlnano/facts/moduleTables';
import { mutantsOf } from './mutate';
import type { LibraryFacts } from '../../src/htmlnano/facts/introspect';
import {
  checkOptionExamples,
  type ModuleExamples,
} from '../../checks/optionExamples';
import {
  checkOverview,
  checkPresetHistory,
} from '../../src/htmlnano/facts/presetTableChecks';
import { checkConfigFiles, checkRunOrder } from '../../checks/lists';
import { checkExamples } from '../../src/htmlnano/facts/exampleChecks';
import { schemaOf } from '../../src/htmlnano/facts/schema';
import { compareVersions } from '../../checks/differences';
import { evidenceOf } from '../../checks/readSite';
import type { Chapter, Row } from '../../src/htmlnano/facts/tables';
import { checkBy } from '../../src/htmlnano/facts/optionsCheck';
import {
  changesHeading,
  checkWhatChanged,
  findChanges,
} from '../../checks/whatChanged';
import { site, tagOf, Tally } from './tally';

type Check = (chapter: Chapter) => Failure[];

/** What of a chapter is changed. */
type Part = 'tables' | 'lists';

/** Variants of an item: with a name removed or added, or with a wrong link. */
function mutateNames(row: Row): Row[] {
  const [cell] = row.cells;
  if (!cell) return [];
  const { text, targets } = cell;
  const cells = [
    { ...cell, text: text.replace('.', ', minifyHtml.') },
    ...cell.links.map((name) => ({ ...cell, text: text.replace(name, '') })),
    ...targets.map((target, index) => ({
      ...cell,
      targets: targets.with(index, `${target}x`),
    })),
  ];
  return cells.map((changed) => ({ ...row, cells: [changed] }));
}

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

/** Columns of the overview that are prose: what a module does, and what it can break. */
const PROSE = [1, 5];

const mutantsOfOverview = (row: Row): Row[] =>
  [...row.cells.keys()]
    .filter((column) => !PROSE.includes(column))
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

const libraries = site.map(({ library }) => library);

for (const [index, facts] of site.entries()) {
  const { library, run } = facts;
  const older = site[index - 1];
  const name = facts.version.pages;
  const files = facts.pages.map(({ file }) => file);
  const tag = tagOf(facts, files);

  test(`${name}: no changed cell of a module's table goes unnoticed${tag}`, async () => {
    test.setTimeout(180_000);
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

  const { modulesPage, presetsPage, configPage, introduction } = facts;
  const checks: readonly (readonly [
    chapter: Chapter,
    part: Part,
    check: Check,
    mutants?: (row: Row) => Row[],
  ])[] = [
    [
      find(modulesPage.chapters, 'Modules'),
      'tables',
      (chapter) => checkOverview([chapter], library),
      mutantsOfOverview,
    ],
    [
      find(presetsPage.chapters, 'Presets from version to version'),
      'tables',
      (chapter) => checkPresetHistory([chapter], libraries),
    ],
    [
      find(modulesPage.chapters, 'Order in which modules run'),
      'lists',
      (chapter) => checkRunOrder([chapter], library),
    ],
    [
      find(configPage.chapters, 'Configuration file'),
      'lists',
      (chapter) => checkConfigFiles([chapter], library.configFiles),
    ],
  ];

  for (const [chapter, part, check, mutantsOfIt] of checks) {
    test(`${name}: no changed fact in "${chapter.heading}" goes unnoticed${tag}`, () => {
      const mutants =
        mutantsOfIt ?? (part === 'tables' ? mutantsOfCells : mutantsOfNames);
      const tally = mutateRows(chapter, part, mutants, check);
      tally.expectAllCaught(`${name}, ${chapter.heading}`);
    });
  }

  test(`${name}: no changed option in "${EQUIVALENTS}" goes unnoticed${tag}`, async () => {
    test.setTimeout(180_000);
    const others = await installedHtmlMinifiers();
    const chapter = find(configPage.chapters, EQUIVALENTS);
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
  });

  if (!older) continue;
  const { version } = older.library;

  test(`${name}: no module too much or too few in "What changed" goes unnoticed${tag}`, async () => {
    test.setTimeout(180_000);
    const chapter = find(introduction.chapters, changesHeading(version));
    const differences = await compareVersions(older, facts);
    const changes = findChanges(older.library, library, differences);
    const tally = mutateRows(chapter, 'lists', mutateNames, (mutant) =>
      checkWhatChanged([mutant], version, changes),
    );
    tally.expectAllCaught(`${name}, what changed since ${version}`);
  });
}

/** Changes one character of every cell and item that states a fact. */
import { test } from '@playwright/test';
import type { Failure } from '../../src/facts/failure';
import { checkModuleTable, optionRows } from '../../src/facts/moduleTables';
import { mutantsOf } from './mutate';
import type { LibraryFacts } from '../../src/facts/introspect';
import {
  checkOptionExamples,
  type Evidence,
} from '../../src/facts/optionExamples';
import {
  checkPresetHistory,
  checkPresetTable,
} from '../../src/facts/presetTables';
import { checkConfigFiles, checkRunOrder } from '../../src/facts/lists';
import { checkExamples, schemaOf } from '../../src/facts/schema';
import { compareVersions } from '../../src/facts/differences';
import { evidenceOf } from '../../src/facts/readSite';
import type { Chapter, Row } from '../../src/facts/tables';
import { checkBy } from '../../src/facts/optionsCheck';
import {
  changesHeading,
  checkWhatChanged,
  findChanges,
} from '../../src/facts/whatChanged';
import { site, Tally } from './tally';

type Check = (chapter: Chapter) => Failure[];

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
  { examples }: Evidence,
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

function find(chapters: readonly Chapter[], heading: string): Chapter {
  const chapter = chapters.find((each) => each.heading === heading);
  if (!chapter) throw new Error(`There is no "${heading}".`);
  return chapter;
}

const libraries = site.map(({ library }) => library);

for (const [index, facts] of site.entries()) {
  const { library, previous, run } = facts;
  const name = facts.version.pages;

  test(`${name}: no changed cell of a module's table goes unnoticed`, async () => {
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
            : checkModuleTable(mutant, library, previous);
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

  const tables: readonly (readonly [string, Check])[] = [
    [
      'All modules in all presets',
      (chapter) => checkPresetTable([chapter], library),
    ],
    [
      'Presets from version to version',
      (chapter) => checkPresetHistory([chapter], libraries),
    ],
  ];

  for (const [heading, check] of tables) {
    test(`${name}: no changed cell of "${heading}" goes unnoticed`, () => {
      const tally = new Tally();
      const chapter = find(facts.presetsPage.chapters, heading);
      const [table = []] = chapter.tables;
      const [, first] = table;
      for (const [index, row] of table.entries()) {
        for (const column of row.cells.keys()) {
          for (const changed of mutantsOf(row, column)) {
            const tables = [table.with(index, changed)];
            const failures = check({ ...chapter, tables });
            // A wrong head is reported at the head or at the first row.
            const place =
              index === 0 && failures[0]?.line === first?.line ? first : row;
            const text = changed.cells[column]?.text ?? '';
            tally.note(text, place ?? row, failures);
          }
        }
      }
      tally.expectAllCaught(`${name}, ${heading}`);
    });
  }

  const older = site[index - 1];
  if (older) {
    test(`${name}: no module too much or too few in "What changed" goes unnoticed`, async () => {
      test.setTimeout(180_000);
      const { version } = older.library;
      const chapter = find(
        facts.introduction.chapters,
        changesHeading(version),
      );
      const { differences } = await compareVersions(older, facts);
      const changes = findChanges(older.library, library, differences);
      const tally = new Tally();
      const [list = []] = chapter.lists;
      for (const [index, row] of list.slice(0, 4).entries()) {
        for (const changed of mutateNames(row)) {
          const lists = [list.with(index, changed)];
          const mutant = { ...chapter, lists };
          tally.note(
            changed.cells[0]?.text ?? '',
            row,
            checkWhatChanged([mutant], version, changes),
          );
        }
      }
      tally.expectAllCaught(`${name}, what changed since ${version}`);
    });
  }

  const lists: readonly (readonly [Chapter, Check])[] = [
    [
      find(facts.modulesPage.chapters, 'Order in which modules run'),
      (chapter) => checkRunOrder([chapter], library),
    ],
    [
      find(facts.configPage.chapters, 'Configuration file'),
      (chapter) => checkConfigFiles([chapter], library.configFiles),
    ],
  ];

  for (const [chapter, check] of lists) {
    test(`${name}: no changed name in "${chapter.heading}" goes unnoticed`, () => {
      const tally = new Tally();
      const [list = []] = chapter.lists;
      for (const [index, row] of list.entries()) {
        for (const changed of mutantsOfNames(row)) {
          const lists = [list.with(index, changed)];
          const text = changed.cells[0]?.text ?? '';
          tally.note(text, row, check({ ...chapter, lists }));
        }
      }
      tally.expectAllCaught(`${name}, ${chapter.heading}`);
    });
  }
}

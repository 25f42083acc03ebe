import { isSame } from '../examples/literal';
import { failIf, failure, type Failure } from './failure';
import type { LibraryFacts } from './introspect';
import { checkPresetValue } from './moduleTables';
import { type Chapter, chapterOf, type Row } from './tables';

const HEADING = 'Presets from version to version';

/** The cell of a version that does not have the module. */
const NONE = '–';

type Library = Pick<LibraryFacts, 'version' | 'modules' | 'presets'>;

interface Expected {
  readonly module: string;
  /** Presets with the same values. */
  readonly presets: readonly string[];
  /** One per version; `undefined` where it does not have the module. */
  readonly values: readonly unknown[];
}

/**
 * The table of differences between the presets of the versions has a row for
 * each module and set of values, in the order of the newest presets' keys.
 *
 * @param all the libraries of the site's versions, oldest first; right after a
 *   release, Next has the same as the latest
 */
export function checkPresetHistory(
  chapters: readonly Chapter[],
  all: readonly Library[],
): Failure[] {
  const libraries = all.filter(
    ({ version }, index) => version !== all[index - 1]?.version,
  );
  const chapter = chapterOf(chapters, HEADING);
  const [head, ...rows] = chapter.tables[0] ?? [];
  if (!head) return [failure(chapter, `there is no "${HEADING}".`)];
  const versions = libraries.map(({ version }) => version);
  const columns = ['Module', 'Preset', ...versions];
  if (!isSame(textsOf(head), columns)) {
    return [failure(head, `the columns are ${columns.join(', ')}.`)];
  }
  const expected = differingRows(libraries);
  return [
    ...expected.flatMap((wanted, index) => {
      const row = rows[index];
      return row
        ? checkRow(row, wanted)
        : [failure(chapter, `a row lacks: ${nameOf(wanted)}.`)];
    }),
    ...rows
      .slice(expected.length)
      .map((row) => failure(row, 'nothing differs here: a row too much.')),
  ];
}

function checkRow(row: Row, wanted: Expected): Failure[] {
  const [module, presets, ...cells] = textsOf(row);
  const target = row.cells[0]?.targets[0] ?? '';
  const isRight =
    module === wanted.module &&
    presets === wanted.presets.join(', ') &&
    target.endsWith(`#${wanted.module.toLowerCase()}`);
  const message = `the row is ${nameOf(wanted)}, with a link to its section.`;
  if (!isRight) return [failure(row, message)];
  return wanted.values.flatMap((value, index) =>
    value === undefined
      ? failIf(
          cells[index] !== NONE,
          row,
          `there is no such module: write "${NONE}".`,
        )
      : checkPresetValue(row, index + 2, value),
  );
}

/** The rows for what the presets of the versions do not have in common. */
function differingRows(libraries: readonly Library[]): Expected[] {
  const newestFirst = [...libraries].reverse();
  const modules = new Set(newestFirst.flatMap((library) => library.modules));
  const presets = Object.keys(newestFirst[0]?.presets ?? {});
  return [...modules].flatMap((module) => {
    const rows: { presets: string[]; values: unknown[] }[] = [];
    for (const preset of presets) {
      const values = libraries.map((each) => each.presets[preset]?.[module]);
      if (values.every((value) => isSame(value, values[0]))) continue;
      const same = rows.find((row) => isSame(row.values, values));
      if (same) same.presets.push(preset);
      else rows.push({ presets: [preset], values });
    }
    return rows.map((row) => ({ module, ...row }));
  });
}

const textsOf = (row: Row): string[] => row.cells.map(({ text }) => text);

const nameOf = ({ module, presets }: Expected): string =>
  `"${module}" in ${presets.join(', ')}`;

const ALL = 'All modules in all presets';
const COLUMNS = ['Module', 'safe', 'ampSafe', 'max'];

/** The table of all modules is in the order of the presets' keys. */
export function checkPresetTable(
  chapters: readonly Chapter[],
  { modules, presets }: LibraryFacts,
): Failure[] {
  const chapter = chapterOf(chapters, ALL);
  const [head, ...rows] = chapter.tables[0] ?? [];
  if (!head) return [failure(chapter, `there is no "${ALL}".`)];
  const columns = head.cells.map(({ text }) => text);
  const names = rows.map(({ cells }) => cells[0]?.text ?? '');
  if (!isSame(columns, COLUMNS) || !isSame(names, [...modules])) {
    const wrong = rows.find((_, index) => names[index] !== modules[index]);
    const message = `the columns are ${COLUMNS.join(', ')}, the rows, in this order: ${modules.join(', ')}.`;
    return [failure(wrong ?? head, message)];
  }
  return rows.flatMap((row, index) =>
    COLUMNS.slice(1).flatMap((preset, column) =>
      checkPresetValue(row, column + 1, presets[preset]?.[names[index] ?? '']),
    ),
  );
}

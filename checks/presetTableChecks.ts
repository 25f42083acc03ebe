import { isSame } from './literal';
import { failIf, failure, type Failure } from './failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { checkPresetValue } from './moduleTableChecks';
import {
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';

type Library = Pick<LibraryFacts, 'version' | 'modules' | 'presets'>;

/** The cell of a version that does not have the module. */
const NONE = '–';

/** Stands for a cell whose words nothing checks. */
const TEXT = '*';

/** A row as it should be. */
interface Expected {
  /** The cells before the values: the module, and its presets if they differ. */
  readonly labels: readonly string[];
  /** `undefined` where a version does not have the module. */
  readonly values: readonly unknown[];
}

/**
 * The overview, the first table of the modules page, has a row for each module, in the
 * order of the presets' keys: what it does, its values, and what it can break.
 */
export function checkOverview(
  chapters: readonly Chapter[],
  { modules, presets }: Library,
): Failure[] {
  const names = ['safe', 'ampSafe', 'max'];
  const rows = modules.map((module) => ({
    labels: [module, TEXT],
    values: names.map((name) => presets[name]?.[module]),
  }));
  const columns = ['Module', 'What it does', ...names, 'Can break'];
  return checkTable(chapterOf(chapters, 'Modules'), columns, rows);
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
  const versions = libraries.map(({ version }) => version);
  const chapter = chapterOf(chapters, 'Presets from version to version');
  const columns = ['Module', 'Preset', ...versions];
  return checkTable(chapter, columns, differingRows(libraries));
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
    return rows.map((row) => ({
      labels: [module, row.presets.join(', ')],
      values: row.values,
    }));
  });
}

function checkTable(
  chapter: Chapter,
  columns: readonly string[],
  expected: readonly Expected[],
): Failure[] {
  const [head, ...rows] = chapter.tables[0] ?? [];
  if (!head || !isSame(textsOf(head), columns)) {
    const message = `"${chapter.heading}" needs a table with the columns ${columns.join(', ')}.`;
    return [failure(head ?? chapter, message)];
  }
  return [
    ...expected.flatMap((wanted, index) => {
      const row = rows[index];
      return row
        ? checkRow(row, wanted)
        : [failure(chapter, `a row is missing: ${wanted.labels.join(', ')}.`)];
    }),
    ...rows
      .slice(expected.length)
      .map((row) => failure(row, 'the table must end before this row.')),
  ];
}

function checkRow(row: Row, { labels, values }: Expected): Failure[] {
  const texts = textsOf(row);
  const isAsWanted = labels.every(
    (label, index) =>
      label === texts[index] || (label === TEXT && texts[index] !== ''),
  );
  const anchor = `#${(labels[0] ?? '').toLowerCase()}`;
  const isRight = isAsWanted && row.cells[0]?.targets[0]?.endsWith(anchor);
  const known = labels.filter((label) => label !== TEXT).join(', ');
  const message = `this row is ${known}, with a link to its section.`;
  if (!isRight) return [failure(row, message)];
  return values.flatMap((value, index) => {
    const column = labels.length + index;
    return value === undefined
      ? failIf(
          texts[column] !== NONE,
          row,
          `there is no such module: write "${NONE}".`,
        )
      : checkPresetValue(row, column, value);
  });
}

const textsOf = (row: Row): string[] => row.cells.map(({ text }) => text);

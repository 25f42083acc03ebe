import { isSame } from '../examples/literal';
import { failure, type Failure } from './failure';
import type { InstalledLibrary } from './introspect';
import { checkPresetValue } from './moduleTables';
import { type Chapter, chapterOf, type Row } from './tables';

const HEADING = 'Presets from version to version';

/** What stands where a version does not have the module. */
const NONE = '–';

type Library = Pick<InstalledLibrary, 'version' | 'modules' | 'presets'>;

interface Expected {
  readonly module: string;
  /** Presets in which all versions have the same values. */
  readonly presets: readonly string[];
  /** One a version; `undefined` where it does not have the module. */
  readonly values: readonly unknown[];
}

/**
 * The table of what differs between the presets of the versions, side by side:
 * a row for each module and each set of values, in the order of the newest
 * presets' keys.
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
  const columns = [
    'Module',
    'Preset',
    ...libraries.map(({ version }) => version),
  ];
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
  if (
    module !== wanted.module ||
    presets !== wanted.presets.join(', ') ||
    !target.endsWith(`#${wanted.module.toLowerCase()}`)
  ) {
    return [
      failure(row, `the row is ${nameOf(wanted)}, with a link to its section.`),
    ];
  }
  return wanted.values.flatMap((value, index) => {
    if (value !== undefined) return checkPresetValue(row, index + 2, value);
    return cells[index] === NONE
      ? []
      : [failure(row, `there is no such module: write "${NONE}".`)];
  });
}

/** What the presets of some versions do not have in common. */
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

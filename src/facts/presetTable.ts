import { isSame } from '../examples/literal';
import { failure, type Failure } from './failure';
import type { InstalledLibrary } from './introspect';
import { checkPresetValue } from './moduleTables';
import { type Chapter, chapterOf } from './tables';

const HEADING = 'All modules in all presets';
const HEAD = ['Module', 'safe', 'ampSafe', 'max'];

/** The table of all modules in all presets, in the order of the presets' keys. */
export function checkPresetTable(
  chapters: readonly Chapter[],
  { modules, presets }: InstalledLibrary,
): Failure[] {
  const chapter = chapterOf(chapters, HEADING);
  const [head, ...rows] = chapter.tables[0] ?? [];
  if (!head) return [failure(chapter, `there is no "${HEADING}".`)];
  const columns = head.cells.map(({ text }) => text);
  const names = rows.map(({ cells }) => cells[0]?.text ?? '');
  if (!isSame(columns, HEAD) || !isSame(names, [...modules])) {
    const wrong = rows.find((_, index) => names[index] !== modules[index]);
    return [
      failure(
        wrong ?? head,
        `the columns are ${HEAD.join(', ')}, the rows, in this order: ${modules.join(', ')}.`,
      ),
    ];
  }
  return rows.flatMap((row, index) =>
    HEAD.slice(1).flatMap((preset, column) =>
      checkPresetValue(row, column + 1, presets[preset]?.[names[index] ?? '']),
    ),
  );
}

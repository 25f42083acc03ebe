import { failure, type Failure } from './failure';
import type { LibraryFacts } from './introspect';
import { isSame } from '../examples/literal';
import { checkPresetValue } from './moduleTables';
import type { Chapter } from './tables';

const HEAD = ['Module', 'safe', 'ampSafe', 'max'];

/** The table of all modules in all presets, in the order of the presets' keys. */
export function checkPresetTable(
  chapters: readonly Chapter[],
  library: LibraryFacts,
): Failure[] {
  const chapter = chapters.find(
    ({ heading }) => heading === 'All modules in all presets',
  );
  const [head, ...rows] = chapter?.tables[0] ?? [];
  if (!chapter || !head) {
    const [page = { file: '', line: 0 }] = chapters;
    return [failure(page, 'there is no "All modules in all presets".')];
  }
  const columns = head.cells.map(({ text }) => text);
  const names = rows.map(({ cells }) => cells[0]?.text ?? '');
  if (!isSame(columns, HEAD) || !isSame(names, [...library.modules])) {
    return [
      failure(
        rows.find((_, index) => names[index] !== library.modules[index]) ??
          head,
        `the columns are ${HEAD.join(', ')}, the rows, in this order: ${library.modules.join(', ')}.`,
      ),
    ];
  }
  return rows.flatMap((row, index) =>
    HEAD.slice(1).flatMap((preset, column) =>
      checkPresetValue(
        row,
        column + 1,
        library.presets[preset]?.[names[index] ?? ''],
      ),
    ),
  );
}

import { isSame } from './literal';
import { failure, type Failure } from './failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { checkPresetValue } from './moduleTableChecks';
import {
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';

const PRESETS = ['safe', 'ampSafe', 'max'] as const;

const COLUMNS = ['Module', 'What it does', ...PRESETS, 'Can break'];

/**
 * The overview, the first table of the modules page, has a row for each module, in the
 * order of the presets' keys: what it does, its values, and what it can break.
 */
export function checkOverview(
  chapters: readonly Chapter[],
  { modules, presets }: Pick<LibraryFacts, 'modules' | 'presets'>,
): Failure[] {
  const chapter = chapterOf(chapters, 'Modules');
  const [head, ...rows] = chapter.tables[0] ?? [];
  if (!head || !isSame(textsOf(head), COLUMNS)) {
    const message = `"${chapter.heading}" needs a table with the columns ${COLUMNS.join(', ')}.`;
    return [failure(head ?? chapter, message)];
  }
  return [
    ...modules.flatMap((module, index) => {
      const row = rows[index];
      if (!row) return [failure(chapter, `a row is missing: ${module}.`)];
      return isRowOf(module, row)
        ? PRESETS.flatMap((preset) =>
            checkPresetValue(
              row,
              COLUMNS.indexOf(preset),
              presets[preset]?.[module],
            ),
          )
        : [failure(row, `this row is ${module}, with a link to its section.`)];
    }),
    ...rows
      .slice(modules.length)
      .map((row) => failure(row, 'the table must end before this row.')),
  ];
}

function isRowOf(module: string, row: Row): boolean {
  const [name, what] = textsOf(row);
  const [target = ''] = row.cells[0]?.targets ?? [];
  return (
    name === module &&
    what !== '' &&
    target.endsWith(`#${module.toLowerCase()}`)
  );
}

const textsOf = (row: Row): string[] => row.cells.map(({ text }) => text);

import { type Cell, type Chapter, chapterOf, type Row } from './tables';

/** The chapters of a page that describe modules: those of level 3. */
export function describedModules(chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter(({ depth }) => depth === 3);
}

/**
 * The rows of a module's table that describe values and keys of its option. A module
 * without a table can be turned on and off, and no more.
 */
export function optionRows(chapter: Chapter): Row[] {
  const [table] = chapter.tables;
  if (!table) return [rowOfTrue(chapter)];
  return table
    .slice(1)
    .filter((row) => !/^(Presets? |Packages$|New since$)/.test(labelOf(row)));
}

function rowOfTrue({ file, line }: Chapter): Row {
  const cellOf = (text: string, code: readonly string[]): Cell => ({
    ...{ text, code, shape: code.length > 0 ? '§' : text },
    ...{ links: [], targets: [] },
  });
  return { file, line, cells: [cellOf('true', ['true']), cellOf('on', [])] };
}

/** The rows that state values of presets, and the names of these presets. */
export function presetRows(chapter: Chapter): (readonly [Row, string[]])[] {
  return (chapter.tables[0] ?? []).flatMap((row) =>
    /^Presets? /.test(labelOf(row))
      ? [[row, [...(row.cells[0]?.code ?? [])]] as const]
      : [],
  );
}

export function packagesIn(chapter: Chapter): readonly string[] {
  const row = chapter.tables[0]?.find((row) => labelOf(row) === 'Packages');
  return row?.cells[1]?.code ?? [];
}

export const labelOf = (row: Row): string => row.cells[0]?.text ?? '';

/** The heading of the list of all modules. */
export const RUN_ORDER = 'Order in which modules run';

/** The modules in the order in which the list of a page first names them. */
export function runOrderIn(chapters: readonly Chapter[]): readonly string[] {
  const [items = []] = chapterOf(chapters, RUN_ORDER).lists;
  const cells = items.flatMap((item) => item.cells);
  return [...new Set(cells.flatMap(({ links }) => links))];
}

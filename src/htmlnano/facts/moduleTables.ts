import { type Chapter, chapterOf, type Row } from './tables';

/** The chapters of a page that describe modules: those of level 3. */
export function describedModules(chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter(({ depth }) => depth === 3);
}

/** The rows of a module's table that describe values and keys of its option. */
export function optionRows(chapter: Chapter): Row[] {
  return (chapter.tables[0] ?? [])
    .slice(1)
    .filter((row) => !/^(Preset |Packages$|New since$)/.test(labelOf(row)));
}

/** The packages that the table of a module lists. */
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

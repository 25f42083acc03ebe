import { type Chapter, chapterOf } from './tables';

export const RUN_ORDER = 'Order in which modules run';

/** The modules in the order that a page tells, each where it is named first. */
export const runOrderIn = (chapters: readonly Chapter[]): readonly string[] => {
  const [items = []] = chapterOf(chapters, RUN_ORDER).lists;
  const cells = items.flatMap((item) => item.cells);
  return [...new Set(cells.flatMap(({ links }) => links))];
};

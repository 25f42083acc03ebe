import { failure, type Failure } from './failure';
import type { LibraryFacts } from './introspect';
import { type Chapter, chapterOf } from './tables';

/**
 * The list of "Order in which modules run" against the order that was measured.
 * A module that is called more than once may be named once, and the list names
 * every module.
 */
export function checkRunOrder(
  chapters: readonly Chapter[],
  { modules, runOrder }: LibraryFacts,
): Failure[] {
  const chapter = chapterOf(chapters, 'Order in which modules run');
  let rest: readonly string[] = runOrder;
  const named = new Set<string>();
  for (const item of chapter.lists[0] ?? []) {
    for (const name of item.cells.flatMap(({ links }) => links)) {
      const index = rest.indexOf(name);
      if (index < 0) {
        return [
          failure(
            item,
            `"${name}" does not run here. Measured: ${runOrder.join(', ')}.`,
          ),
        ];
      }
      rest = rest.slice(index + 1);
      named.add(name);
    }
  }
  const missing = modules.filter((name) => !named.has(name));
  return missing.length === 0
    ? []
    : [failure(chapter, `the order leaves out ${missing.join(', ')}.`)];
}

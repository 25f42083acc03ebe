import { failure, type Failure } from './failure';
import type { LibraryFacts } from './introspect';
import type { Chapter } from './tables';

/**
 * The list of "Order in which modules run" against the order that was measured.
 * A module that is called more than once may be named once, and the list names
 * every module.
 */
export function checkRunOrder(
  chapters: readonly Chapter[],
  library: LibraryFacts,
): Failure[] {
  const chapter = chapters.find(
    ({ heading }) => heading === 'Order in which modules run',
  );
  const [items = []] = chapter?.lists ?? [];
  let rest: readonly string[] = library.runOrder;
  const named = new Set<string>();
  for (const item of items) {
    for (const name of item.cells.flatMap(({ links }) => links)) {
      const index = rest.indexOf(name);
      if (index < 0) {
        return [
          failure(
            item,
            `"${name}" does not run here. Measured: ${library.runOrder.join(', ')}.`,
          ),
        ];
      }
      rest = rest.slice(index + 1);
      named.add(name);
    }
  }
  const missing = library.modules.filter((name) => !named.has(name));
  const where = chapter ?? chapters[0] ?? { file: '', line: 0 };
  return missing.length === 0
    ? []
    : [failure(where, `the order leaves out ${missing.join(', ')}.`)];
}

import type { Hit } from '../hits';
import type { IconName } from '../icons';

/** A list of hits with a title. */
export interface List {
  readonly title: string;
  readonly hits: readonly Hit[];
  /** The icon of all hits; by default, each hit has the icon of its type. */
  readonly icon?: IconName;
  /** The buttons of each hit. */
  readonly actions?: readonly RowAction[];
}

/** A button that removes a stored search from its list. */
export interface RowAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: (hit: Hit) => void;
}

/** The best hits, which are the first rows. */
const BEST = 3;

/**
 * The hits of a query, in one list for each page. The list with the best hit comes first.
 * The three best hits are the first three rows: if one of them comes in a later list,
 * weaker hits have no rows before it.
 *
 * @param most the largest number of hits in a list
 */
export function resultLists(all: readonly Hit[], most = 5): List[] {
  const lists: { title: string; hits: Hit[] }[] = [];
  let lastOfBest = 0;
  for (const [at, hit] of all.entries()) {
    const title = hit.hierarchy.lvl0;
    if (at === BEST) lastOfBest = lists.length - 1;
    const index = lists.findIndex((list) => list.title === title);
    const list = lists[index];
    if (!list) lists.push({ title, hits: [hit] });
    else if (index >= lastOfBest && list.hits.length < most)
      list.hits.push(hit);
  }
  return lists;
}

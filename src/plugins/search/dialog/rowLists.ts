import type { Hit } from '../hits';
import type { IconName } from '../icons';

/** A list of hits with a title. */
export interface List {
  readonly title: string;
  readonly hits: readonly Hit[];
  /** By default, that of each hit's type. */
  readonly icon?: IconName;
  /** The buttons of each hit. */
  readonly actions?: readonly RowAction[];
}

/** A button for a stored search, with which it leaves its list. */
export interface RowAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: (hit: Hit) => void;
}

/** The best hits, which are the first rows. */
const BEST = 3;

/**
 * The hits of a query, in one list for each page: that of the best hit is the first. The
 * three best hits are the first three rows: in a list that another one of them follows,
 * lesser hits have no rows.
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

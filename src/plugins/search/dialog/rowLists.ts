import type { Hit } from '../hits';
import type { IconName } from '../icons';
import type { StoredLists } from './useStoredSearches';

/** A list of rows with a title. */
export interface List {
  readonly title: string;
  readonly rows: readonly ListRow[];
}

/** A row of a list: a hit or a stored search. */
export interface ListRow {
  /** Unique among all rows. */
  readonly id: string;
  readonly hit: Hit;
  /** By default, that of the hit's type. */
  readonly icon?: IconName;
  readonly actions?: readonly RowAction[];
}

/** A button for a stored search. */
export interface RowAction {
  readonly label: string;
  readonly icon: IconName;
  /** Class of the row while it leaves the list, before the action. */
  readonly leaves: 'DocSearch-Hit--deleting' | 'DocSearch-Hit--favoriting';
  readonly run: (hit: Hit) => void;
}

/** The best hits, which are the first rows. */
const BEST = 3;

/**
 * The hits of a query, in one list for each page: that of the best hit is the first. The
 * three best hits are the first three rows: in a list that another one of them follows,
 * lesser hits have no rows.
 *
 * @param most the largest number of rows in a list
 */
export function resultLists(hits: readonly Hit[], most: number): List[] {
  const lists: { title: string; rows: ListRow[] }[] = [];
  let lastOfBest = 0;
  for (const [at, hit] of hits.entries()) {
    const title = hit.hierarchy.lvl0;
    const row = { id: String(at), hit };
    if (at === BEST) lastOfBest = lists.length - 1;
    const index = lists.findIndex((list) => list.title === title);
    const list = lists[index];
    if (!list) lists.push({ title, rows: [row] });
    else if (index >= lastOfBest && list.rows.length < most)
      list.rows.push(row);
  }
  return lists;
}

/** The lists of stored searches. */
export function storedLists(stored: StoredLists): List[] {
  const save: RowAction = {
    label: 'Save this search',
    icon: 'favorite',
    leaves: 'DocSearch-Hit--favoriting',
    run: stored.favor,
  };
  const removal = (from: string, run: RowAction['run']): RowAction => ({
    label: `Remove this search from ${from}`,
    icon: 'clear',
    leaves: 'DocSearch-Hit--deleting',
    run,
  });
  return [
    ...listOf('Recent', stored.recent, {
      icon: 'recent',
      actions: [save, removal('history', stored.forget)],
    }),
    ...listOf('Favorite', stored.favorites, {
      icon: 'favorite',
      actions: [removal('favorites', stored.unfavor)],
    }),
  ];
}

/** A list of stored searches; no list if there are none. */
const listOf = (
  title: string,
  hits: readonly Hit[],
  look: Pick<ListRow, 'icon' | 'actions'>,
): List[] =>
  hits.length === 0
    ? []
    : [
        {
          title,
          rows: hits.map((hit) => ({
            id: `${hit.type} ${hit.url}`,
            hit,
            ...look,
          })),
        },
      ];

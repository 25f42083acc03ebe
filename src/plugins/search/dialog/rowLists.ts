import type { Hit } from '../hits';
import type { IconName } from '../icons';
import type { StoredLists } from './useStoredSearches';

/** A list of rows with a title. */
export interface List {
  /** Unique among the lists: a page may have several. */
  readonly id: string;
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

/**
 * The hits of a query, grouped by page. They stay in their order, in which a page may
 * have several groups: of a website with few long pages, one group for each would put
 * weak hits before better ones.
 *
 * @param most the largest number of hits in a group
 */
export function resultLists(hits: readonly Hit[], most: number): List[] {
  const lists: { id: string; title: string; rows: ListRow[] }[] = [];
  for (const [at, hit] of hits.entries()) {
    const title = hit.hierarchy.lvl0;
    const row = { id: String(at), hit };
    const last = lists.at(-1);
    if (last?.title !== title) lists.push({ id: row.id, title, rows: [row] });
    else if (last.rows.length < most) last.rows.push(row);
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
          id: title,
          title,
          rows: hits.map((hit) => ({
            id: `${hit.type} ${hit.url}`,
            hit,
            ...look,
          })),
        },
      ];

import { addressOf } from '../algolia/hitAddress';
import {
  groupHits,
  type AnyHit,
  type Hit,
  type StoredHit,
} from '../algolia/hits';
import { options, siteConfig } from '../config';
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
  /** Unique among all rows, also those of hits from an older index. */
  readonly id: string;
  readonly hit: AnyHit;
  readonly address: string;
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
  readonly run: (hit: StoredHit) => void;
}

/** The hits of a query, grouped by page. */
export const resultLists = (hits: readonly Hit[]): List[] =>
  groupHits(hits, options.maxResultsPerGroup).flatMap((group, index) =>
    listOf(group.title, group.hits, {}, `${group.title} ${String(index)}`),
  );

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

/** A list of the hits that have a web address; no list if none has. */
function listOf(
  title: string,
  hits: readonly AnyHit[],
  look: Pick<ListRow, 'icon' | 'actions'> = {},
  id = title,
): List[] {
  const rows = hits.flatMap((hit): ListRow[] => {
    const { type, url, objectID } = hit;
    const rowId = `${type} ${url} ${objectID}`;
    const address = addressOf(url, siteConfig);
    return address === undefined ? [] : [{ id: rowId, hit, address, ...look }];
  });
  return rows.length > 0 ? [{ id, title, rows }] : [];
}

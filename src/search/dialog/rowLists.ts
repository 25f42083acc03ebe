import {
  groupHits,
  type AnyHit,
  type Hit,
  type StoredHit,
} from '../algolia/hits';
import type { IconName } from '../icons';
import type { StoredLists } from './useStoredSearches';

/** A list of rows with a title. */
export interface List {
  readonly title: string;
  readonly rows: readonly ListRow[];
}

export interface ListRow {
  readonly hit: AnyHit;
  readonly icon: IconName;
  readonly actions?: readonly RowAction[];
}

/** A button for a stored search. */
export interface RowAction {
  readonly label: string;
  readonly icon: IconName;
  /** The class name of the animation before the action. */
  readonly leaves: 'DocSearch-Hit--deleting' | 'DocSearch-Hit--favoriting';
  readonly run: (hit: StoredHit) => void;
}

const iconOf = ({ type }: StoredHit): IconName =>
  type === 'content' ? 'content' : type === 'lvl1' ? 'page' : 'heading';

/** The hits of a query, grouped by page. */
export const resultLists = (hits: readonly Hit[], most: number): List[] =>
  groupHits(hits, most).map((group) => ({
    title: group.title,
    rows: group.hits.map((hit) => ({ hit, icon: iconOf(hit) })),
  }));

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
  const recent = stored.recent.map((hit) => ({
    hit,
    icon: 'recent' as const,
    actions: [save, removal('history', stored.forget)],
  }));
  const favorites = stored.favorites.map((hit) => ({
    hit,
    icon: 'favorite' as const,
    actions: [removal('favorites', stored.unfavor)],
  }));
  return [
    { title: 'Recent', rows: recent },
    { title: 'Favorite', rows: favorites },
  ].filter(({ rows }) => rows.length > 0);
}

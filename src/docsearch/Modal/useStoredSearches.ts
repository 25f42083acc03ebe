import { useMemo, useState } from 'react';
import type { SearchOptions } from '../../search/options';
import { toStored, type Hit, type StoredHit } from '../hits';
import {
  createStoredSearches,
  favoriteKey,
  MOST_FAVORITES,
  mostRecent,
  recentKey,
} from '../storedSearches';

export interface StoredLists {
  readonly recent: readonly StoredHit[];
  readonly favorites: readonly StoredHit[];
  /** Remembers a chosen hit, or for a text the heading that it stands under. */
  readonly remember: (hit: StoredHit & Partial<Hit>) => void;
  readonly favor: (hit: StoredHit) => void;
  readonly forget: (hit: StoredHit) => void;
  readonly unfavor: (hit: StoredHit) => void;
}

/** The reader's recent and favorite searches. */
export function useStoredSearches({
  indexName,
  disableUserPersonalization,
}: Pick<
  SearchOptions,
  'indexName' | 'disableUserPersonalization'
>): StoredLists {
  const [recent, favorites] = useMemo(() => {
    const storage = (): Storage => window.localStorage;
    return [
      createStoredSearches(recentKey(indexName), storage),
      createStoredSearches(favoriteKey(indexName), storage),
    ];
  }, [indexName]);
  const [, setChanges] = useState(0);
  const changed = (): void => {
    setChanges((count) => count + 1);
  };
  if (disableUserPersonalization) return NOTHING;
  const most = mostRecent(favorites.getAll().length);
  return {
    recent: recent.getAll().slice(0, most),
    favorites: favorites.getAll().slice(0, MOST_FAVORITES),
    remember(hit) {
      const kept = hit.type === 'content' ? hit.__docsearch_parent : hit;
      if (kept === null || kept === undefined || favorites.has(kept)) return;
      recent.add(toStored(kept), most);
      changed();
    },
    favor(hit) {
      favorites.add(hit, MOST_FAVORITES);
      recent.remove(hit);
      changed();
    },
    forget(hit) {
      recent.remove(hit);
      changed();
    },
    unfavor(hit) {
      favorites.remove(hit);
      changed();
    },
  };
}

const nothing = (): void => undefined;

const NOTHING: StoredLists = {
  recent: [],
  favorites: [],
  remember: nothing,
  favor: nothing,
  forget: nothing,
  unfavor: nothing,
};

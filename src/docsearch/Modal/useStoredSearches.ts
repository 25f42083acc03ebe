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

export type StoredLists = ReturnType<typeof useStoredSearches>;

/** The reader's recent and favorite searches. */
export function useStoredSearches({
  indexName,
  disableUserPersonalization,
}: Pick<SearchOptions, 'indexName' | 'disableUserPersonalization'>) {
  const [recent, favorites] = useMemo(() => {
    const storage = (): Storage => window.localStorage;
    return [
      createStoredSearches(recentKey(indexName), storage),
      createStoredSearches(favoriteKey(indexName), storage),
    ];
  }, [indexName]);
  const [, setChanges] = useState(0);
  const most = mostRecent(favorites.getAll().length);
  const changing = (change: (hit: StoredHit) => void) => (hit: StoredHit) => {
    change(hit);
    setChanges((count) => count + 1);
  };
  // Of a text, the heading that it stands under.
  const remember = (hit: StoredHit & Partial<Hit>): void => {
    const kept = hit.type === 'content' ? hit.__docsearch_parent : hit;
    if (!kept || favorites.has(kept) || disableUserPersonalization) return;
    recent.add(toStored(kept), most);
  };
  return {
    recent: disableUserPersonalization ? [] : recent.getAll().slice(0, most),
    favorites: disableUserPersonalization
      ? []
      : favorites.getAll().slice(0, MOST_FAVORITES),
    remember: changing(remember),
    favor: changing((hit) => {
      favorites.add(hit, MOST_FAVORITES);
      recent.remove(hit);
    }),
    forget: changing(recent.remove),
    unfavor: changing(favorites.remove),
  };
}

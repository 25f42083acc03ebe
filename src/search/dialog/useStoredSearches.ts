import { useMemo, useState } from 'react';
import type { SearchOptions } from '../options';
import { isHit, toStored, type AnyHit, type StoredHit } from '../algolia/hits';

export type StoredLists = ReturnType<typeof useStoredSearches>;

/** How many are kept. */
const MOST_FAVORITES = 10;
const mostRecent = (favorites: number): number => (favorites === 0 ? 7 : 4);

/** The reader's recent and favorite searches. */
export function useStoredSearches({
  indexName,
  disableUserPersonalization,
}: SearchOptions) {
  // DocSearch's keys, so that readers keep their lists.
  const [recent, favorites] = useMemo(
    () => [
      openList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`),
      openList(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`),
    ],
    [indexName],
  );
  const [, setChanges] = useState(0);
  const most = mostRecent(favorites.getAll().length);
  const changing = (change: (hit: StoredHit) => void) => (hit: StoredHit) => {
    change(hit);
    setChanges((count) => count + 1);
  };
  // Of a text, the heading that it stands under.
  const remember = (hit: AnyHit): void => {
    const remembered = hit.type === 'content' ? hit.__docsearch_parent : hit;
    if (!remembered || favorites.has(remembered) || disableUserPersonalization)
      return;
    recent.add(toStored(remembered), most);
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

/**
 * Opens a list of hits in the reader's browser, newest first, each once. Where
 * storage is forbidden, full or holds something else, the list lasts as long as
 * the page.
 */
function openList(key: string) {
  let hits = read(key);
  const write = (next: readonly StoredHit[]): void => {
    hits = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Forbidden or full: remembered for this page only.
    }
  };
  const without = (hit: StoredHit): StoredHit[] =>
    hits.filter((other) => !isSame(other, hit));
  return {
    getAll: () => hits,
    has: (hit: StoredHit): boolean => hits.some((other) => isSame(other, hit)),
    /** @param most how many are kept */
    add: (hit: StoredHit, most: number): void =>
      write([hit, ...without(hit)].slice(0, most)),
    remove: (hit: StoredHit): void => write(without(hit)),
  };
}

function read(key: string): readonly StoredHit[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    const hits = stored.filter(isHit).map(toStored);
    return hits.filter(({ objectID }) => typeof objectID === 'string');
  } catch {
    return [];
  }
}

/** A new index has other ids: what leads to the same place is the same. */
const isSame = (one: StoredHit, other: StoredHit): boolean =>
  one.url === other.url && one.type === other.type;

import { useMemo, useState } from 'react';
import { options } from '../config';
import { parentOf, readStored, storedOf, type Hit } from '../hits';

/** The stored searches, and the functions that change them. */
export type StoredLists = ReturnType<typeof useStoredSearches>;

// DocSearch's limits.
const MAX_FAVORITES = 10;
const mostRecent = (favorites: number): number => (favorites === 0 ? 7 : 4);

/** The reader's recent and favorite searches. */
export function useStoredSearches() {
  const { indexName, disableUserPersonalization } = options;
  // DocSearch's keys, so that existing lists remain. Docusaurus's storage slots would
  // append `storage.namespace` to them.
  const [recent, favorites] = useMemo(
    () => [
      openList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`),
      openList(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`),
    ],
    [indexName],
  );
  const [, setChanges] = useState(0);
  const most = mostRecent(favorites.getAll().length);
  const changing =
    <Given extends readonly unknown[]>(change: (...given: Given) => void) =>
    (...given: Given) => {
      change(...given);
      setChanges((count) => count + 1);
    };
  const shown = (hits: readonly Hit[]) =>
    disableUserPersonalization ? [] : hits;
  // Of a text, the heading is stored.
  const remember = (hit: Hit, all: readonly Hit[]): void => {
    const kept = hit.type === 'content' ? parentOf(hit, all) : hit;
    if (kept && !favorites.has(kept) && !disableUserPersonalization)
      recent.add(kept, most);
  };
  return {
    recent: shown(recent.getAll().slice(0, most)),
    favorites: shown(favorites.getAll().slice(0, MAX_FAVORITES)),
    remember: changing(remember),
    favor: changing((hit: Hit) => {
      favorites.add(hit, MAX_FAVORITES);
      recent.remove(hit);
    }),
    forget: changing(recent.remove),
    unfavor: changing(favorites.remove),
  };
}

/**
 * Opens a list of unique hits in the browser's storage, newest first. Where
 * that is forbidden or full, the list lasts until the dialog closes.
 */
function openList(key: string) {
  let hits = read(key);
  const write = (next: readonly Hit[]): void => {
    hits = next;
    try {
      localStorage.setItem(key, JSON.stringify(next.map(storedOf)));
    } catch {
      // The list remains in memory.
    }
  };
  const without = (hit: Hit): Hit[] =>
    hits.filter((other) => !isSame(other, hit));
  return {
    getAll: () => hits,
    has: (hit: Hit): boolean => hits.some((other) => isSame(other, hit)),
    /** @param most the length of the list */
    add: (hit: Hit, most: number): void =>
      write([hit, ...without(hit)].slice(0, most)),
    remove: (hit: Hit): void => write(without(hit)),
  };
}

function read(key: string): readonly Hit[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    return stored.flatMap((hit) => readStored(hit) ?? []);
  } catch {
    return [];
  }
}

/** Not by id, which differs between indexes. */
const isSame = (one: Hit, other: Hit): boolean =>
  one.url === other.url && one.type === other.type;

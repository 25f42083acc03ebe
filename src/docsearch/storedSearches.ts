import { isHit, toStored, type StoredHit } from './hits';

/** DocSearch's keys, so that readers keep their lists. */
export const recentKey = (indexName: string): string =>
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
export const favoriteKey = (indexName: string): string =>
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/** How many are kept. */
export const MOST_FAVORITES = 10;
export const mostRecent = (favorites: number): number =>
  favorites === 0 ? 7 : 4;

/** A new index has other ids: what leads to the same place is the same. */
const isSame = (one: StoredHit, other: StoredHit): boolean =>
  one.url === other.url && one.type === other.type;

/**
 * Opens a list of hits in the reader's browser, newest first, each once. Where storage is forbidden, full or holds something else, the
 * list lasts as long as the page.
 */
export function createStoredSearches(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
) {
  let hits = read(key, storage);
  const write = (next: readonly StoredHit[]): void => {
    hits = next;
    try {
      storage().setItem(key, JSON.stringify(next));
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
    add: (hit: StoredHit, most: number): void => {
      write([hit, ...without(hit)].slice(0, most));
    },
    remove: (hit: StoredHit): void => {
      write(without(hit));
    },
  };
}

function read(
  key: string,
  storage: () => Pick<Storage, 'getItem'>,
): readonly StoredHit[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isStoredHit).map(toStored)
      : [];
  } catch {
    return [];
  }
}

const isStoredHit = (value: unknown): value is StoredHit =>
  isHit(value) && typeof value.objectID === 'string';

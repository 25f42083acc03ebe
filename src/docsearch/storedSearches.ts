import type { StoredHit } from './hits';

/** A list of hits in the reader's browser, newest first, each once. */
export interface StoredSearches {
  getAll(): readonly StoredHit[];
  has(hit: StoredHit): boolean;
  /** @param most how many are kept */
  add(hit: StoredHit, most: number): void;
  remove(hit: StoredHit): void;
}

/** DocSearch's keys, so that readers keep their lists. */
export const recentKey = (indexName: string): string =>
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
export const favoriteKey = (indexName: string): string =>
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/** How many are kept (specification, section 9). */
export const MOST_FAVORITES = 10;
export const mostRecent = (favorites: number): number =>
  favorites === 0 ? 7 : 4;

/**
 * Opens a list. Where storage is forbidden, full or holds something else, the
 * list lasts as long as the page.
 */
export function createStoredSearches(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): StoredSearches {
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
    hits.filter(({ objectID }) => objectID !== hit.objectID);
  return {
    getAll: () => hits,
    has: (hit) => hits.some(({ objectID }) => objectID === hit.objectID),
    add(hit, most) {
      write([hit, ...without(hit)].slice(0, most));
    },
    remove(hit) {
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
    return Array.isArray(stored) ? stored.filter(isStoredHit) : [];
  } catch {
    return [];
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, type, url, hierarchy } = value as Partial<StoredHit>;
  return (
    typeof objectID === 'string' &&
    typeof type === 'string' &&
    typeof url === 'string' &&
    typeof hierarchy === 'object' &&
    typeof (hierarchy as Partial<StoredHit['hierarchy']> | null)?.lvl0 ===
      'string'
  );
}

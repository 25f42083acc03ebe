import { options } from '../config';
import { readStored, storedOf, type Hit } from '../hits';
import type { List } from './rowLists';

const { indexName, disableUserPersonalization = false } = options;

// DocSearch's keys, so that existing lists remain. Docusaurus's storage slots would append
// `storage.namespace` to them.
const RECENT = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const FAVORITES = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

// DocSearch's limits.
const MAX_FAVORITES = 10;
const mostRecent = (): number => (read(FAVORITES).length === 0 ? 7 : 4);

/** The reader's recent and favorite searches. */
export function storedLists(): List[] {
  const lists: readonly List[] = [
    {
      title: 'Recent',
      hits: read(RECENT).slice(0, mostRecent()),
      icon: 'recent',
      actions: [
        {
          label: 'Save this search',
          icon: 'favorite',
          run: (hit) => {
            add(FAVORITES, hit, MAX_FAVORITES);
            remove(RECENT, hit);
          },
        },
        {
          label: 'Remove this search from history',
          icon: 'clear',
          run: (hit) => remove(RECENT, hit),
        },
      ],
    },
    {
      title: 'Favorite',
      hits: read(FAVORITES).slice(0, MAX_FAVORITES),
      icon: 'favorite',
      actions: [
        {
          label: 'Remove this search from favorites',
          icon: 'clear',
          run: (hit) => remove(FAVORITES, hit),
        },
      ],
    },
  ];
  return lists.filter(({ hits }) => hits.length > 0);
}

/** Adds a hit, or the heading of a text, to the recent searches. */
export function remember(hit: Hit): void {
  const isFavorite = read(FAVORITES).some(({ url }) => url === hit.url);
  if (!disableUserPersonalization && !isFavorite)
    add(RECENT, hit, mostRecent());
}

/** Reads a list with the newest hit first. Without storage it is empty. */
function read(key: string): readonly Hit[] {
  if (disableUserPersonalization) return [];
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    return stored.flatMap((hit) => readStored(hit) ?? []);
  } catch {
    return [];
  }
}

function write(key: string, hits: readonly Hit[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hits.map(storedOf)));
  } catch {
    // Storage is forbidden or full.
  }
}

const add = (key: string, hit: Hit, most: number): void =>
  write(key, [hit, ...without(key, hit)].slice(0, most));

const remove = (key: string, hit: Hit): void => write(key, without(key, hit));

/** Compares addresses of sections, because ids differ between indexes and texts. */
const without = (key: string, { url }: Hit): Hit[] =>
  read(key).filter((other) => other.url !== url);

import { expect, test } from '@playwright/test';
import type { StoredHit } from '../../../src/docsearch/hits';
import {
  createStoredSearches,
  mostRecent,
} from '../../../src/docsearch/storedSearches';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__htmlnano';

const hit = (objectID: string): StoredHit =>
  ({
    objectID,
    type: 'lvl1',
    url: `/${objectID}`,
    content: null,
    hierarchy: { lvl0: 'A', lvl1: 'A' },
  }) as StoredHit;

function memory(initial?: string) {
  const items = new Map(initial === undefined ? [] : [[KEY, initial]]);
  return {
    items,
    storage: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        items.set(key, value);
      },
    }),
  };
}

const ids = (list: ReturnType<typeof createStoredSearches>): string[] =>
  list.getAll().map(({ objectID }) => objectID);

test('the newest comes first, each once, no more than may be', () => {
  const { storage, items } = memory();
  const list = createStoredSearches(KEY, storage);
  for (const id of ['a', 'b', 'a', 'c', 'd']) list.add(hit(id), 3);
  expect(ids(list)).toEqual(['d', 'c', 'a']);
  expect(ids(createStoredSearches(KEY, storage))).toEqual(['d', 'c', 'a']);
  list.remove(hit('c'));
  expect(JSON.parse(items.get(KEY) ?? '')).toHaveLength(2);
});

test('seven are kept without favorites, four with some', () => {
  expect([mostRecent(0), mostRecent(1), mostRecent(9)]).toEqual([7, 4, 4]);
});

for (const [what, stored] of [
  ['no JSON', '{{{'],
  ['no list', '{"a":1}'],
  ['a list of something else', '[1,null,{"objectID":1},{"url":"/"}]'],
] as const) {
  test(`what holds ${what} is an empty list`, () => {
    const list = createStoredSearches(KEY, memory(stored).storage);
    expect(list.getAll()).toEqual([]);
    list.add(hit('a'), 3);
    expect(ids(list)).toEqual(['a']);
  });
}

test('a storage that is forbidden leaves a list for the page', () => {
  const list = createStoredSearches(KEY, () => {
    throw new Error('forbidden');
  });
  list.add(hit('a'), 3);
  expect(ids(list)).toEqual(['a']);
});

import { expect, test } from '@playwright/test';
import { addressOf } from '../../../src/plugins/search/algolia/hitAddress';
import {
  HITS_PER_PAGE,
  searchDocs,
} from '../../../src/plugins/search/algolia/request';

const SITE = { url: 'https://docs.example', baseUrl: '/' };
const HERE = 'http://localhost:4174';

const canOpen = (url: string): boolean =>
  addressOf(url, SITE, HERE) !== undefined;

/** The result of a search to which the provider answers in some way. */
const resultOf = (answer: unknown, page = 0) =>
  searchDocs(
    { search: () => Promise.resolve(answer as never) },
    {
      query: 'a',
      indexName: 'htmlnano',
      facetFilters: [],
      snippetWords: 10,
      clickAnalytics: false,
      page,
      canOpen,
    },
  );

const answerOf = (hits: unknown, numbers: object = {}) => ({
  results: [{ hits, ...numbers }],
});

const hit = (id: number, fields: object = {}) => ({
  objectID: String(id),
  type: 'lvl1',
  url: `/usage#${String(id)}`,
  hierarchy: { lvl0: 'Usage', lvl1: 'Usage' },
  ...fields,
});

test('a hit with a field of another type is left out, and not counted', async () => {
  const ids = [{ toString: 1 }, 5, null, undefined, ['a']];
  const hits = [
    ...ids.map((objectID) => hit(0, { objectID })),
    hit(1, { type: { toString: 1 } }),
    hit(2, { url: ['/usage'] }),
    hit(3, { hierarchy: { lvl0: 'A', lvl1: { toString: 1 } } }),
    JSON.parse('{"__proto__":{"objectID":"4","type":"lvl1"}}') as object,
    // Twice, though an id is the key of a row.
    hit(5),
    hit(5),
  ];
  const result = await resultOf(answerOf(hits, { nbHits: 11, nbPages: 1 }));
  expect(result.hits.map(({ objectID }) => objectID)).toEqual(['5']);
  expect(result).toMatchObject({ nbHits: 1, nbPages: 1 });
});

test('hits that cannot be opened are not counted', async () => {
  const hits = [
    hit(1, { url: 'javascript:alert(1)' }),
    hit(2, { url: '/%5Cevil.example/a' }),
  ];
  const numbers = { nbHits: 12, nbPages: 1 };
  const nothing = { hits: [], nbHits: 0 };
  expect(await resultOf(answerOf(hits, numbers))).toMatchObject(nothing);
  // Nor does an empty list have other pages.
  const paged = { nbHits: 30, nbPages: 2 };
  expect(await resultOf(answerOf([], paged))).toMatchObject(nothing);
  expect(await resultOf(answerOf(hits, paged))).toMatchObject(nothing);
  // There may be more on the other pages.
  const first = answerOf([...hits, hit(3)], paged);
  expect(await resultOf(first)).toMatchObject({ nbHits: 28, nbPages: 2 });
});

for (const url of [
  '/%5Cevil.example/a',
  `${SITE.url}/%5Cevil.example`,
  // Browsers ignore tabs and line breaks.
  '/%09/evil.example',
  '/%0A%5Cevil.example',
]) {
  test(`a hit at ${url} leads nowhere`, () => {
    expect(addressOf(url, SITE, HERE)).toBeUndefined();
  });
}

for (const [url, address] of [
  ['/usage%5Ca', '/usage%5Ca'],
  [`${SITE.url}/a%20b?c=%5C#%5C`, '/a%20b?c=%5C#%5C'],
  ['//other.example/a', 'http://other.example/a'],
  ['/%E0%A4%A', `${HERE}/%E0%A4%A`],
] as const) {
  test(`a hit at ${url} leads to ${address}`, () => {
    expect(addressOf(url, SITE, HERE)).toBe(address);
  });
}

test('of too many hits those are read that were asked for', async () => {
  const hits = Array.from({ length: 20_000 }, (_, id) => hit(id));
  const numbers = { nbHits: 20_000, nbPages: 1e9, queryID: 'q' };
  const result = await resultOf(answerOf(hits, numbers), 1);
  expect(result.hits).toHaveLength(HITS_PER_PAGE);
  expect(result).toMatchObject({ nbHits: 20_000, nbPages: 1e9 });
  // For insights.
  expect(result.hits[0]).toMatchObject({
    __queryID: 'q',
    __position: HITS_PER_PAGE + 1,
  });
});

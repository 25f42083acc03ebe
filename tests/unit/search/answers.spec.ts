import { expect, test } from '@playwright/test';
import {
  MAX_PAGES,
  MAX_TEXT,
} from '../../../src/plugins/search/algolia/bounds';
import { withTimeout } from '../../../src/plugins/search/algolia/createSearchClient';
import { addressOf } from '../../../src/plugins/search/algolia/hitAddress';
import { readStored, titleOf } from '../../../src/plugins/search/algolia/hits';
import { textOf } from '../../../src/plugins/search/algolia/marked';
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
  const ids = [{ toString: 1 }, 5, null, undefined, ['a'], 'x'.repeat(9999)];
  const hits = [
    ...ids.map((objectID) => hit(0, { objectID })),
    hit(1, { type: { toString: 1 } }),
    hit(2, { url: ['/usage'] }),
    hit(2, { url: `/${'x'.repeat(2048)}` }),
    hit(3, { hierarchy: { lvl0: 'A', lvl1: { toString: 1 } } }),
    JSON.parse('{"__proto__":{"objectID":"4","type":"lvl1"}}') as object,
    // Twice, though an id is the key of a row.
    hit(5),
    hit(5),
  ];
  const result = await resultOf(answerOf(hits, { nbHits: 13, nbPages: 1 }));
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
  expect(result).toMatchObject({ nbHits: 20_000, nbPages: MAX_PAGES });
  expect(result.nbUnread).toBe(20_000 - HITS_PER_PAGE);
  // For insights.
  expect(result.hits[0]).toMatchObject({
    __queryID: 'q',
    __position: HITS_PER_PAGE + 1,
  });
});

test('long texts are cut, between tags', async () => {
  const marks = '<mark>a</mark>'.repeat(70_000);
  const word = 'x'.repeat(10_000_000);
  const [marked, plain] = (
    await resultOf(
      answerOf([
        hit(1, { _highlightResult: { hierarchy: { lvl1: { value: marks } } } }),
        hit(2, { type: 'content', content: word }),
      ]),
    )
  ).hits;
  if (!marked || !plain) throw new Error('Hits were left out.');
  const pieces = titleOf(marked);
  expect(pieces.length).toBeLessThan(MAX_TEXT / 10);
  expect(pieces.map(({ text }) => text).join('')).toMatch(/^a+…$/);
  expect(titleOf(plain)).toEqual([
    { text: `${word.slice(0, MAX_TEXT)}…`, isMarked: false },
  ]);
  const entities = hit(3, { hierarchy: { lvl0: '&quot;'.repeat(1000) } });
  expect(textOf(readStored(entities)?.hierarchy.lvl0 ?? '')).toMatch(/^"+…$/);
});

test('the message of a failure is cut', async () => {
  const refused = Promise.reject(new Error('x'.repeat(10_000_000)));
  await expect(resultOf(refused)).rejects.toThrow(/^x{1000}…$/);
});

test('an answer that never ends is a failure', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(withTimeout(never, 20)).rejects.toThrow(
    'No answer after 0.02 seconds.',
  );
  await expect(withTimeout(Promise.resolve('soon'), 1000)).resolves.toBe(
    'soon',
  );
});

import { expect, test } from '@playwright/test';
import {
  MOST_ADDRESS,
  MOST_PAGES,
  MOST_TEXT,
} from '../../../src/plugins/search/algolia/bounds';
import { inTime } from '../../../src/plugins/search/algolia/createSearchClient';
import { addressOf } from '../../../src/plugins/search/algolia/hitAddress';
import {
  groupHits,
  pathOf,
  readStored,
  titleOf,
} from '../../../src/plugins/search/algolia/hits';
import { textOf } from '../../../src/plugins/search/algolia/marked';
import {
  HITS_PER_PAGE,
  searchDocs,
} from '../../../src/plugins/search/algolia/request';
import { LEVELS } from '../../../src/plugins/search/embedded/types';
import { randomFrom } from '../../support/random';
import { randomAnswer } from '../../support/randomAnswer';

const SITE = { url: 'https://docs.example', baseUrl: '/' };
const HERE = 'http://localhost:4174';

const canOpen = (url: string): boolean =>
  addressOf(url, SITE, HERE) !== undefined;

/** The result of a search for which the provider sends an answer. */
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
    hit(3, { hierarchy: { lvl0: 'A', lvl1: { toString: 1 } } }),
    JSON.parse('{"__proto__":{"objectID":"4","type":"lvl1"}}') as object,
    // Twice, though an id is the key of a row.
    hit(5),
    hit(5),
  ];
  const result = await resultOf(answerOf(hits, { nbHits: 12, nbPages: 1 }));
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
  '/%5c%5Cevil.example',
  `${SITE.url}/%5Cevil.example`,
  // Browsers ignore tabs and line breaks.
  '/%09/evil.example',
  '/%0A%5Cevil.example',
  '/%5C',
]) {
  test(`a hit at ${url} leads nowhere`, () => {
    expect(addressOf(url, SITE, HERE)).toBeUndefined();
  });
}

for (const [url, address] of [
  ['/usage%5Ca', '/usage%5Ca'],
  ['/%255Cevil.example', '/%255Cevil.example'],
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
  const numbers = { nbHits: 20_000, nbPages: 1e9 };
  const result = await resultOf(answerOf(hits, numbers), 1);
  expect(result.hits).toHaveLength(HITS_PER_PAGE);
  expect(result).toMatchObject({ nbHits: 20_000, nbPages: MOST_PAGES });
  expect(result.nbUnread).toBe(20_000 - HITS_PER_PAGE);
  expect(result.hits[0]).toMatchObject({ __position: HITS_PER_PAGE + 1 });
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
  expect(pieces.length).toBeLessThan(MOST_TEXT / 10);
  expect(pieces.map(({ text }) => text).join('')).toMatch(/^a+…$/);
  expect(titleOf(plain)).toEqual([
    { text: `${word.slice(0, MOST_TEXT)}…`, isMarked: false },
  ]);
  const entities = hit(3, { hierarchy: { lvl0: '&quot;'.repeat(1000) } });
  expect(textOf(readStored(entities)?.hierarchy.lvl0 ?? '')).toMatch(/^"+…$/);
});

test('the message of a failure is cut', async () => {
  const search = () => Promise.reject(new Error('x'.repeat(10_000_000)));
  const asked = searchDocs(
    { search },
    {
      query: 'a',
      indexName: 'htmlnano',
      facetFilters: [],
      snippetWords: 10,
      clickAnalytics: false,
      page: 0,
      canOpen,
    },
  );
  await expect(asked).rejects.toThrow(/^x{1000}…$/);
});

test('an answer that never ends is a failure', async () => {
  const never = new Promise<never>(() => undefined);
  await expect(inTime(never, 20)).rejects.toThrow(
    'No answer after 0.02 seconds.',
  );
  await expect(inTime(Promise.resolve('soon'), 1000)).resolves.toBe('soon');
});

test('any answer is a result of plain data, or a failure that says so', async () => {
  const random = randomFrom(33);
  let results = 0;
  let found = 0;
  const faults: string[] = [];
  const failures = new Set<string>();
  for (let count = 0; count < 400; count += 1) {
    const answer = randomAnswer(random);
    const page = random(3);
    try {
      const result = await resultOf(answer, page);
      faults.push(...faultsOf(result, page));
      results += 1;
      found += result.hits.length;
    } catch (error) {
      failures.add((error as Error).message);
    }
  }
  expect(faults).toEqual([]);
  expect([...failures]).toEqual([
    'The provider sent an answer that holds no hits.',
  ]);
  // The generator makes enough of either.
  expect(results).toBeGreaterThan(200);
  expect(results).toBeLessThan(400);
  expect(found).toBeGreaterThan(200);
});

type Result = Awaited<ReturnType<typeof resultOf>>;

/**
 * What of a result is not of its type, or longer than can be drawn. One `expect`
 * for each text would take a minute.
 */
function faultsOf({ hits, nbHits, nbPages }: Result, page: number): string[] {
  const isText = (text: unknown): boolean =>
    text === null || (typeof text === 'string' && text.length <= MOST_TEXT + 1);
  const isAddress = (text: unknown): boolean =>
    typeof text === 'string' && text.length <= MOST_ADDRESS;
  const marksOf = ({
    _highlightResult,
    _snippetResult,
  }: (typeof hits)[number]) =>
    [_highlightResult, _snippetResult].flatMap((marked) =>
      [marked?.content, ...Object.values(marked?.hierarchy ?? {})].map(
        (mark) => mark?.value ?? null,
      ),
    );
  const ids = new Set(hits.map(({ objectID }) => objectID));
  const groups = groupHits(hits, HITS_PER_PAGE);
  const checks: Readonly<Record<string, boolean>> = {
    nbHits: Number.isSafeInteger(nbHits) && nbHits >= hits.length,
    nbPages: Number.isInteger(nbPages) && nbPages >= 0 && nbPages <= MOST_PAGES,
    hits: hits.length <= HITS_PER_PAGE && ids.size === hits.length,
    none: page > 0 || (hits.length === 0) === (nbHits === 0),
    groups: groups.flatMap((group) => group.hits).length === hits.length,
    prototype: hits.every(
      (one) => Object.getPrototypeOf(one) === Object.prototype,
    ),
    objectID: hits.every((one) => isAddress(one.objectID)),
    url: hits.every((one) => isAddress(one.url) && canOpen(one.url)),
    type: hits.every(({ type }) => /^(?:lvl[0-6]|content)$/.test(type)),
    levels: hits.every(
      ({ hierarchy }) => Object.keys(hierarchy).join() === LEVELS.join(),
    ),
    texts: hits.every(({ content, hierarchy }) =>
      [content, ...Object.values(hierarchy)].every(isText),
    ),
    marks: hits.every((one) => marksOf(one).every(isText)),
    pieces: hits.every((one) =>
      [titleOf(one), ...pathOf(one)].flat().every(({ text }) => isText(text)),
    ),
  };
  return Object.keys(checks).filter((name) => checks[name] !== true);
}

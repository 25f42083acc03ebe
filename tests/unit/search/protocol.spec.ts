import { expect, test } from '@playwright/test';
import { answer } from '../../../src/search/protocol';
import type { SearchRecord } from '../../../src/search/types';
import { search, searchOne, send } from '../../support/ask';
import {
  editionOf,
  indexOf,
  page,
  section,
  versionOf,
} from '../../support/records';

const modules = (version: string, base: string): SearchRecord[] =>
  page(
    `${base}/modules`,
    [
      section(1, 'Modules', 'All modules.'),
      ...Array.from({ length: 24 }, (_, index) =>
        section(2, `Module ${String(index)}`, 'Removes whitespace.'),
      ),
    ],
    { edition: editionOf(version) },
  );

const latest = () => versionOf(modules('2.1.0', ''));
const old = () => versionOf(modules('1.1.1', '/1.1.1'));
const index = indexOf(latest());

test('an answer has the fields of Algolia', async () => {
  expect(await searchOne(index, { query: 'whitespace' })).toEqual({
    hits: expect.any(Array) as unknown,
    nbHits: 24,
    page: 0,
    nbPages: 2,
    hitsPerPage: 20,
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: 'whitespace',
    index: 'htmlnano',
    processingTimeMS: expect.any(Number) as unknown,
  });
});

for (const [number, perPage, hits, pages] of [
  [0, 20, 20, 2],
  [1, 20, 4, 2],
  [2, 20, 0, 2],
  [0, 24, 24, 1],
  [0, 25, 24, 1],
  [3, 7, 3, 4],
  [0, 0, 0, 0],
] as const) {
  test(`of 24 hits by ${String(perPage)} page ${String(number)} of ${String(pages)} has ${String(hits)}`, async () => {
    const query = { query: 'whitespace', page: number, hitsPerPage: perPage };
    const result = await searchOne(index, query);
    expect(result.hits).toHaveLength(hits);
    expect(result).toMatchObject({ ...query, nbHits: 24, nbPages: pages });
  });
}

test('pages follow each other without gap or overlap', async () => {
  const results = await search(
    index,
    [0, 1, 2, 3].map((number) => ({
      query: 'whitespace',
      hitsPerPage: 7,
      page: number,
    })),
  );
  const ids = results.flatMap(({ hits }) => hits.map((hit) => hit.objectID));
  expect(ids).toHaveLength(24);
  expect(new Set(ids).size).toBe(24);
});

test('an answer without hits has no pages', async () => {
  expect(await searchOne(index, { query: 'zzzz' })).toMatchObject({
    hits: [],
    nbHits: 0,
    nbPages: 0,
  });
});

test('no more than a thousand hits are given out, all are counted', async () => {
  const things = Array.from({ length: 1100 }, (_, at) =>
    section(2, `Thing ${String(at)}`),
  );
  const many = indexOf(versionOf(page('/many', things)));
  expect(await searchOne(many, { query: 'thing' })).toMatchObject({
    nbHits: 1100,
    nbPages: 50,
  });
  const beyond = await searchOne(many, { query: 'thing', page: 50 });
  expect(beyond.hits).toEqual([]);
});

test('answers come in the order of the queries', async () => {
  const results = await search(index, [
    { query: 'whitespace', hitsPerPage: 1 },
    { query: 'zzzz' },
    { query: 'modules', hitsPerPage: 2 },
  ]);
  expect(results.map(({ query, hits }) => [query, hits.length])).toEqual([
    ['whitespace', 1],
    ['zzzz', 0],
    ['modules', 2],
  ]);
});

test('an answer has a query id only where clicks are counted', async () => {
  const results = await search(
    index,
    [true, false, true].map((clickAnalytics) => ({ clickAnalytics })),
  );
  const ids = results.map(({ queryID }) => queryID);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).toBeUndefined();
  expect(ids[2]).not.toBe(ids[0]);
});

test('an index of two versions answers from both, the best first', async () => {
  const both = indexOf(old(), latest());
  const { hits } = await searchOne(both, { query: 'modules' });
  expect(hits.slice(0, 2).map(({ type, url }) => `${type} ${url}`)).toEqual([
    'lvl1 /1.1.1/modules',
    'lvl1 /modules',
  ]);
});

const TAGS = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.1.0'];

for (const [facetFilters, fetched] of [
  [
    ['language:en', TAGS],
    [1, 0],
  ],
  [['version:1.1.1'], [0, 1]],
  [['version:-1.1.1'], [1, 0]],
  [['language:de'], [0, 0]],
  [['type:lvl1'], [1, 1]],
  [['unheard:x'], [0, 0]],
  [[], [1, 1]],
] as const) {
  test(`with the filters ${JSON.stringify(facetFilters)} only versions that can answer are fetched`, async () => {
    const versions = [latest(), old()] as const;
    await searchOne(indexOf(...versions), { facetFilters });
    expect(versions.map((version) => version.fetched())).toEqual(fetched);
  });
}

for (const [filter, hits] of [
  ['type:lvl1', 1],
  ['type:-lvl1', 24],
  ['hierarchy.lvl0:Modules', 25],
  ['hierarchy.lvl0:Presets', 0],
  ['version:2.1.0', 25],
] as const) {
  test(`the filter ${filter} leaves ${String(hits)} of 25 sections`, async () => {
    const result = await searchOne(index, { facetFilters: [filter] });
    expect(result.nbHits).toBe(hits);
  });
}

test('an index that cannot be fetched is no answer', async () => {
  const broken = {
    ...editionOf('2.1.0'),
    load: () => Promise.reject(new Error('Loading chunk 7 failed.')),
  };
  const request = { requests: [{ indexName: 'htmlnano' }] };
  await expect(send(indexOf(broken), request)).rejects.toThrow(
    'Loading chunk 7 failed.',
  );
});

for (const [requests, message] of [
  [[{ indexName: 'other' }], 'Index other does not exist'],
  [[{ indexName: 'htmlnano', x: 1 }], 'Unknown parameter: x'],
  [[{ indexName: 'htmlnano' }, {}], '"indexName" is missing in a query.'],
  [undefined, '"requests" is missing: a list of queries.'],
] as const) {
  test(`a wrong request is answered as Algolia does it: ${message}`, async () => {
    const { status, content } = await send(index, { requests });
    expect(status).toBe(400);
    expect(JSON.parse(content)).toEqual({ message, status: 400 });
  });
}

for (const [method, path] of [
  ['POST', '/1/indexes/*/recommendations'],
  ['POST', '/1/indexes/htmlnano/query'],
  ['GET', '/1/indexes/*/queries'],
] as const) {
  test(`${method} ${path} is answered as a wrong request`, async () => {
    const { status, content } = await answer(
      { method, path, body: '{"requests":[]}' },
      index,
    );
    expect(status).toBe(400);
    expect(JSON.parse(content)).toEqual({
      message: `The embedded index does not answer ${method} ${path}, only POST /1/indexes/*/queries.`,
      status: 400,
    });
  });
}

test('a request that is no JSON is answered as a wrong request', async () => {
  const { status, content } = await answer(
    { method: 'POST', path: '/1/indexes/*/queries', body: 'x' },
    index,
  );
  expect(status).toBe(400);
  expect(JSON.parse(content)).toMatchObject({
    message: expect.stringContaining('not valid JSON'),
    status: 400,
  });
});

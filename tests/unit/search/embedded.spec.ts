import { expect, test } from '@playwright/test';
import { liteClient } from 'algoliasearch/dist/lite/builds/browser';
import type { SearchResponse } from 'algoliasearch/lite';
import { embeddedOptions } from '../../../src/plugins/search/algolia/createSearchClient';
import {
  createEngine,
  type Engine,
} from '../../../src/plugins/search/embedded/engine';
import {
  answer,
  type EmbeddedIndex,
} from '../../../src/plugins/search/embedded/protocol';
import type { SearchRecord } from '../../../src/plugins/search/embedded/types';
import {
  facetsOf,
  indexOf,
  page,
  queryOf,
  section,
  versionOf,
} from '../../support/records';

type Parameters = Readonly<Record<string, unknown>>;

/** Asks an index as the site does, by Algolia's client. */
async function ask(
  index: EmbeddedIndex,
  ...queries: readonly Parameters[]
): Promise<SearchResponse<Partial<SearchRecord>>[]> {
  const client = liteClient('embedded', 'embedded', {
    ...embeddedOptions(index),
    // Short, for an index that never loads, but enough for a busy machine.
    timeouts: { connect: 200, read: 200, write: 200 },
  });
  const requests = queries.map((query) => ({
    indexName: 'htmlnano',
    ...query,
  }));
  const { results } = await client.search({ requests });
  return results as SearchResponse<Partial<SearchRecord>>[];
}

const pages = (version: string, base: string) =>
  page(
    `${base}/modules`,
    [
      section(1, 'Modules', 'All modules.'),
      section(2, 'minifyCss', 'Takes the options of cssnano: an object.'),
    ],
    { facets: facetsOf(version) },
  );

const latest = () => versionOf(pages('2.1.0', ''));
const old = () => versionOf(pages('1.1.1', '/1.1.1'));
const index = indexOf(latest());

test('the request of the site is answered with what it wants', async () => {
  const [result] = await ask(index, queryOf('cssnano object', '2.1.0', 4));
  const unmarked = (value: string) => ({
    value,
    matchLevel: 'none',
    matchedWords: [],
  });
  expect(result).toEqual({
    hits: [
      {
        objectID: 'docs-default-2.1.0:/modules:1.1',
        type: 'content',
        url: '/modules#minifycss',
        content: 'Takes the options of cssnano: an object.',
        hierarchy: {
          ...{ lvl0: 'Modules', lvl1: 'Modules', lvl2: 'minifyCss' },
          ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
        },
        _highlightResult: {
          hierarchy: {
            lvl0: unmarked('Modules'),
            lvl1: unmarked('Modules'),
            lvl2: unmarked('minifyCss'),
          },
        },
        _snippetResult: {
          content: {
            value: '…of <mark>cssnano</mark>: an <mark>object</mark>.',
            matchLevel: 'full',
          },
        },
      },
    ],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    exhaustive: { nbHits: true, typo: true },
    query: 'cssnano object',
    index: 'htmlnano',
    processingTimeMS: expect.any(Number) as unknown,
  });
});

for (const [facetFilters, fetched] of [
  [
    ['language:en', ['docusaurus_tag:default', 'version:2.1.0']],
    [1, 0],
  ],
  [['version:1.1.1'], [0, 1]],
  [['language:de'], [0, 0]],
  [[], [1, 1]],
] as const) {
  test(`with the filters ${JSON.stringify(facetFilters)} only versions that can answer are fetched`, async () => {
    const versions = [latest(), old()] as const;
    await ask(indexOf(...versions), { query: 'css', facetFilters });
    expect(versions.map((version) => version.fetched())).toEqual(fetched);
  });
}

for (const [query, message] of [
  [{ indexName: 'other' }, 'Index other does not exist'],
  [{ constructor: 1 }, 'Unknown parameter: constructor'],
  [{ query: null }, 'Invalid value for "query": expected a string.'],
  [{ attributesToSnippet: [1] }, 'Invalid value for "attributesToSnippet"'],
  [{ hitsPerPage: 1001 }, 'Invalid value for "hitsPerPage"'],
  [{ facetFilters: [[['a:b']]] }, 'Invalid value for "facetFilters"'],
] as const) {
  test(`${JSON.stringify(query)} is refused as Algolia does it: ${message}`, async () => {
    await expect(ask(index, { query: 'x' }, query)).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringContaining(message),
      status: 400,
    });
  });
}

test('what is no search is refused', async () => {
  const request = { method: 'POST', path: '/1/indexes/*/queries' };
  for (const [wrong, message] of [
    [{ path: '/1/indexes/*/recommendations', body: '{}' }, 'does not answer'],
    [{ body: '' }, 'is not valid JSON'],
    [{ body: '{"requests":[null]}' }, 'A query is not a'],
  ] as const) {
    const { status, content } = await answer({ ...request, ...wrong }, index);
    expect(status).toBe(400);
    expect(content).toContain(message);
  }
});

/** An index whose first attempts fail. */
function failing(times: number, fail: () => Promise<Engine>) {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries > times ? createEngine(pages('2.1.0', ''), []) : fail();
  };
  return {
    index: indexOf({ ...facetsOf('2.1.0'), load }),
    tries: () => tries,
  };
}

for (const [name, fail, response] of [
  [
    'cannot be fetched is a host that cannot be reached',
    () => Promise.reject(new Error('Loading chunk 7 failed.')),
    { content: 'Loading chunk 7 failed.', isTimedOut: false },
  ],
  [
    'does not come in time is a host that timed out',
    () => new Promise<never>(() => undefined),
    { content: 'Socket timeout', isTimedOut: true },
  ],
] as const) {
  test(`an index that ${name}, and is tried again`, async () => {
    const never = failing(Infinity, fail);
    await expect(ask(never.index, { query: 'css' })).rejects.toMatchObject({
      name: 'RetryError',
      stackTrace: Array(4).fill(
        expect.objectContaining({ response: { status: 0, ...response } }),
      ) as unknown,
    });
    expect(never.tries()).toBe(4);
    const [result] = await ask(failing(1, fail).index, { query: 'minifyCss' });
    expect(result?.nbHits).toBeGreaterThan(0);
  });
}

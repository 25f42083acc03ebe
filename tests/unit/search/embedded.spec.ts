import { expect, test } from '@playwright/test';
import { liteClient } from 'algoliasearch/dist/lite/builds/browser';
import type { SearchResponse } from 'algoliasearch/lite';
import { embeddedOptions } from '../../../src/plugins/search/algolia/createSearchClient';
import {
  createEngine,
  type Engine,
} from '../../../src/plugins/search/embedded/engine';
import type {
  FacetFilters,
  Query,
  VersionIndex,
} from '../../../src/plugins/search/embedded/protocol';
import type { SearchRecord } from '../../../src/plugins/search/embedded/types';
import {
  facetsOf,
  page,
  queryOf,
  section,
  versionOf,
} from '../../support/records';

/** Asks an index as the site does, by Algolia's client. */
async function ask(
  index: readonly VersionIndex[],
  query: Partial<Query>,
): Promise<SearchResponse<Partial<SearchRecord>> | undefined> {
  const client = liteClient('embedded', 'embedded', {
    ...embeddedOptions(index),
    // Short, for an index that never loads, but enough for a busy machine.
    timeouts: { connect: 200, read: 200, write: 200 },
  });
  const request = { ...queryOf('css', '2.1.0', 10), ...query };
  const { results } = await client.search({ requests: [request] });
  return results[0] as SearchResponse<Partial<SearchRecord>> | undefined;
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

test('the request of the site is answered with what it wants', async () => {
  const query = queryOf('cssnano object', '2.1.0', 4);
  expect(await ask([latest()], query)).toEqual({
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
            ...{ lvl0: { value: 'Modules' }, lvl1: { value: 'Modules' } },
            ...{ lvl2: { value: 'minifyCss' }, lvl3: null, lvl4: null },
            ...{ lvl5: null, lvl6: null },
          },
        },
        _snippetResult: {
          content: {
            value: '…of <mark>cssnano</mark>: an <mark>object</mark>.',
          },
        },
      },
    ],
    nbHits: 1,
    nbPages: 1,
  });
});

for (const [fetched, ...facetFilters] of [
  [[1, 0], 'language:en', ['docusaurus_tag:default', 'version:2.1.0']],
  [[0, 1], 'version:1.1.1'],
  [[0, 0], 'language:de'],
  [[1, 1]],
] satisfies [number[], ...FacetFilters][]) {
  test(`with the filters ${JSON.stringify(facetFilters)} only versions that can answer are fetched`, async () => {
    const versions = [latest(), old()] as const;
    await ask(versions, { facetFilters });
    expect(versions.map((version) => version.fetched())).toEqual(fetched);
  });
}

/** An index whose first attempts fail. */
function failing(times: number, fail: () => Promise<Engine>) {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries > times ? createEngine(pages('2.1.0', ''), []) : fail();
  };
  return {
    index: [{ ...facetsOf('2.1.0'), load }],
    tries: () => tries,
  };
}

const LATE = expect.stringMatching(
  /^No answer after [\d.]+ seconds/,
) as unknown;

for (const [name, fail, response] of [
  [
    'cannot be fetched is a host that cannot be reached',
    () => Promise.reject(new Error('Loading chunk 7 failed.')),
    { content: 'Loading chunk 7 failed.', isTimedOut: false },
  ],
  [
    'does not come in time is a host that timed out',
    () => new Promise<never>(() => undefined),
    { content: LATE, isTimedOut: true },
  ],
] as const) {
  test(`an index that ${name}, and is tried again`, async () => {
    const never = failing(Infinity, fail);
    await expect(ask(never.index, {})).rejects.toMatchObject({
      name: 'RetryError',
      stackTrace: Array(4).fill(
        expect.objectContaining({ response: { status: 0, ...response } }),
      ) as unknown,
    });
    expect(never.tries()).toBe(4);
    const result = await ask(failing(1, fail).index, { query: 'minifyCss' });
    expect(result?.nbHits).toBeGreaterThan(0);
  });
}

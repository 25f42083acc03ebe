import { expect } from '@playwright/test';
import type { LiteClient, SearchMethodParams } from 'algoliasearch/lite';
import { remoteClient, test } from '../../support/contract';

type Query = Readonly<Record<string, unknown>>;

/** As the client takes them, wrong ones too. */
const requestsOf = (...queries: readonly Query[]): SearchMethodParams => ({
  requests: queries.map((query) => ({ indexName: 'htmlnano', ...query })),
});

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((n) => `hierarchy.lvl${String(n)}`);

const DOCSEARCH = {
  attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
  attributesToSnippet: [...LEVELS.slice(1), 'content'].map(
    (name) => `${name}:10`,
  ),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.1.0'],
  ],
};

// [what it is, its queries, whether the first of them has hits]
const SEARCHES: readonly (readonly [string, readonly Query[], boolean])[] = [
  ['the query of DocSearch', [{ ...DOCSEARCH, query: 'minify' }], true],
  ['click analytics', [{ query: 'css', clickAnalytics: true }], true],
  ['an empty query', [{ ...DOCSEARCH, query: '' }], true],
  ['a query without parameters', [{}], true],
  ['a query without hits', [{ query: 'zzzz' }], false],
  ['a mistyped query', [{ ...DOCSEARCH, query: 'colapse' }], true],
  ['a query for markup', [{ ...DOCSEARCH, query: '<img' }], true],
  ['a query in other letters', [{ query: 'Größe 語 😀' }], false],
  ['a second page', [{ query: 'preset', page: 1, hitsPerPage: 50 }], true],
  ['no hits per page', [{ query: 'preset', hitsPerPage: 0 }], false],
  ['no attributes', [{ query: 'css', attributesToRetrieve: [] }], true],
  ['an unwanted version', [{ facetFilters: ['version:-1.1.1'] }], true],
  [
    'several queries at once',
    [{ query: 'css' }, { query: 'zzzz' }, { ...DOCSEARCH, query: 'modules' }],
    true,
  ],
];

interface Result extends Query {
  readonly hits: readonly unknown[];
  readonly queryID?: string;
}

/** Results, without what is never the same twice. */
async function ask(client: LiteClient, params: SearchMethodParams) {
  const { results } = await client.search(params);
  return (results as unknown as Result[]).map(
    ({ queryID, processingTimeMS, ...result }) => {
      expect(processingTimeMS).toEqual(expect.any(Number));
      return { ...result, hasId: queryID !== undefined };
    },
  );
}

for (const [name, queries, hasHits] of SEARCHES) {
  test(`${name}: the same answer over HTTP and from the embedded index`, async ({
    embedded,
    remote,
  }) => {
    const params = requestsOf(...queries);
    const answers = await ask(embedded, params);
    expect(answers).toHaveLength(queries.length);
    expect((answers[0]?.hits.length ?? 0) > 0).toBe(hasHits);
    expect(await ask(remote, params)).toEqual(answers);
  });
}

/** What a reader's page gets to know of a failure. */
async function failureOf(attempt: Promise<unknown>) {
  const failure: unknown = await attempt.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
  const { name, message, status } = failure as Error & { status?: number };
  return { name, message, status };
}

for (const [query, message] of [
  [{ hitsPerPage: -1 }, /^Invalid value for "hitsPerPage"/],
  [{ hitsPerPge: 1 }, /^Unknown parameter: hitsPerPge$/],
  [{ indexName: 'other' }, /^Index other does not exist$/],
  [{ facetFilters: ['language'] }, /^Invalid value for "facetFilters"/],
] as const) {
  test(`${JSON.stringify(query)} is the same error over HTTP and from the embedded index`, async ({
    embedded,
    remote,
  }) => {
    const params = requestsOf(query);
    const failure = await failureOf(embedded.search(params));
    expect(failure).toEqual({
      name: 'ApiError',
      message: expect.stringMatching(message) as unknown,
      status: 400,
    });
    expect(await failureOf(remote.search(params))).toEqual(failure);
  });
}

for (const [name, send] of [
  [
    'recommendations',
    (client: LiteClient) =>
      client.getRecommendations({
        requests: [
          { indexName: 'htmlnano', model: 'trending-items', threshold: 0 },
        ],
      }),
  ],
  [
    'a custom call',
    (client: LiteClient) =>
      client.customPost({ path: '1/newFeature', body: { a: 1 } }),
  ],
  [
    'a custom call that is no address',
    (client: LiteClient) => client.customPost({ path: '100%' }),
  ],
] as const) {
  test(`${name}: the same error over HTTP and from the embedded index`, async ({
    embedded,
    remote,
  }) => {
    const failure = await failureOf(send(embedded));
    expect(failure).toEqual({
      name: 'ApiError',
      message: expect.stringMatching(
        /^The embedded index does not answer POST/,
      ) as unknown,
      status: 400,
    });
    expect(await failureOf(send(remote))).toEqual(failure);
  });
}

for (const status of [400, 403, 404, 422, 429]) {
  test(`a ${String(status)} is an error at once, with its message`, async ({
    server,
    remote,
  }) => {
    server.fail({
      kind: 'refuse',
      status,
      body: JSON.stringify({ message: 'Not like this', status }),
    });
    expect(await failureOf(remote.search(requestsOf({})))).toEqual({
      name: 'ApiError',
      message: 'Not like this',
      status,
    });
    expect(server.requests).toHaveLength(1);
  });
}

test('a refusal may have more to say', async ({ server, remote }) => {
  const error = { code: 'forbidden', details: [{ id: '1', type: 'x' }] };
  const body = JSON.stringify({ message: 'No', error });
  server.fail({ kind: 'refuse', status: 403, body });
  await expect(remote.search(requestsOf({}))).rejects.toMatchObject({
    name: 'DetailedApiError',
    message: 'No',
    status: 403,
    error,
  });
});

test('a refusal that is no JSON is told as it is', async ({
  server,
  remote,
}) => {
  server.fail({ kind: 'refuse', status: 403, body: '<h1>Blocked</h1>' });
  expect(await failureOf(remote.search(requestsOf({})))).toEqual({
    name: 'ApiError',
    message: '<h1>Blocked</h1>',
    status: 403,
  });
});

test('an answer that is no JSON is an error', async ({ server, remote }) => {
  server.fail({ kind: 'garbage', body: '<!doctype html>' });
  await expect(remote.search(requestsOf({}))).rejects.toMatchObject({
    name: 'DeserializationError',
  });
});

// Short for a host that hangs; a busy machine needs some time to answer, too.
const TIMEOUTS = { connect: 2000, read: 500, write: 500 };

for (const fault of [
  { kind: 'refuse', status: 503, body: '' },
  { kind: 'reset' },
  { kind: 'hang' },
] as const) {
  test(`a host that does this cannot be reached, until it recovers: ${fault.kind}`, async ({
    server,
  }) => {
    const client = remoteClient(server, {
      timeouts: TIMEOUTS,
    });
    server.fail(fault);
    expect(await failureOf(client.search(requestsOf({})))).toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(/^Unreachable hosts - /),
    });
    server.recover();
    expect((await client.search(requestsOf({}))).results).toHaveLength(1);
  });

  test(`the next host answers instead of one that does this: ${fault.kind}`, async ({
    server,
  }) => {
    const host = { protocol: 'http', accept: 'readWrite' } as const;
    const client = remoteClient(server, {
      timeouts: TIMEOUTS,
      hosts: [
        { ...host, url: server.host },
        { ...host, url: server.host.replace('localhost', 'LOCALHOST') },
      ],
    });
    server.fail(fault, 1);
    expect((await client.search(requestsOf({}))).results).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });
}

test('an answer that comes late, but in time, is an answer', async ({
  server,
  remote,
}) => {
  server.fail({ kind: 'delay', ms: 60 }, 1);
  const { results } = await remote.search(requestsOf({}));
  expect(results).toHaveLength(1);
});

test('a browser of another origin may ask the server', async ({ server }) => {
  const url = `http://${server.host}/1/indexes/*/queries`;
  const preflight = await fetch(url, { method: 'OPTIONS' });
  const response = await fetch(url, { method: 'POST', body: '{}' });
  for (const { headers } of [preflight, response]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(response.status).toBe(400);
});

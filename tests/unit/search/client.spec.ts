import { expect, test } from '@playwright/test';
import { liteClient } from 'algoliasearch/dist/lite/builds/browser';
import type { LiteClient } from 'algoliasearch/lite';
import {
  clientOptions,
  createSearchClient,
  type LiteClientOptions,
} from '../../../src/search/client';
import { indexOf } from '../../support/records';
import { recordingRequester, replies } from '../../support/requester';

/** The client of a browser, with what it was to send. */
function browser(options: LiteClientOptions = {}) {
  const requester = recordingRequester(() => replies.answer);
  const client = liteClient('app', 'key', {
    ...clientOptions('app'),
    requester,
    ...options,
  });
  return { client, sent: requester.sent };
}

const query = (text: string) => ({
  requests: [{ indexName: 'htmlnano', query: text }],
});

test('a search is one POST with a plain text body', async () => {
  const { client, sent } = browser();
  await client.search(query('minify css'));
  const [request] = sent;
  expect(sent).toHaveLength(1);
  expect(request?.method).toBe('POST');
  expect(new URL(request?.url ?? '').pathname).toBe('/1/indexes/*/queries');
  expect(request?.headers['content-type']).toBe('text/plain');
  expect(request?.data).toBe(
    '{"requests":[{"indexName":"htmlnano","query":"minify css"}]}',
  );
});

test('the credentials are in the address, not in headers', async () => {
  const { client, sent } = browser();
  await client.search(query('x'));
  const { searchParams } = new URL(sent[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    'x-algolia-agent': expect.stringMatching(
      /^Algolia for JavaScript \(5\.[\d.]+\); Lite \(5\.[\d.]+\); Browser$/,
    ) as unknown,
    'x-algolia-api-key': 'key',
    'x-algolia-application-id': 'app',
    // Not in the specification; the client numbers its requests.
    'x-algolia-request-id': expect.stringMatching(/^\w{11}$/) as unknown,
  });
  expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'content-type',
  ]);
});

test('several queries go out in one request, in their order', async () => {
  const { client, sent } = browser();
  await client.search({
    requests: ['a', 'b'].flatMap((text) => query(text).requests),
  });
  expect(sent.map(({ data }) => data)).toEqual([
    '{"requests":[{"indexName":"htmlnano","query":"a"},{"indexName":"htmlnano","query":"b"}]}',
  ]);
});

test('recommendations are asked for by the call of the client', async () => {
  const { client, sent } = browser();
  const requests = [
    { indexName: 'x', model: 'trending-items', threshold: 0 } as const,
  ];
  await client.getRecommendations({ requests });
  expect(new URL(sent[0]?.url ?? '').pathname).toBe(
    '/1/indexes/*/recommendations',
  );
  expect(sent[0]?.data).toBe(JSON.stringify({ requests }));
});

test('a custom call posts to its path, as a write', async () => {
  const { client, sent } = browser();
  await client.customPost({
    path: '1/newFeature',
    parameters: { query: 'x y' },
    body: { a: 1 },
  });
  const url = new URL(sent[0]?.url ?? '');
  expect(sent[0]?.method).toBe('POST');
  expect(url.host).toBe('app.algolia.net');
  expect(url.pathname).toBe('/1/newFeature');
  expect(url.searchParams.get('query')).toBe('x y');
  expect(sent[0]?.data).toBe('{"a":1}');
  expect(sent[0]?.responseTimeout).toBe(30_000);
});

test('the same query twice is asked once', async () => {
  const { client, sent } = browser();
  const first = await client.search(query('same'));
  expect(await client.search(query('same'))).toEqual(first);
  expect(sent).toHaveLength(1);
  await client.search(query('other'));
  expect(sent).toHaveLength(2);
});

test('a query that is still under way is not asked again', async () => {
  const { client, sent } = browser();
  await Promise.all([client.search(query('a')), client.search(query('a'))]);
  expect(sent).toHaveLength(1);
});

test('a failure is not remembered as an answer', async () => {
  const requester = recordingRequester((_, before) =>
    before < 4 ? replies.unreachable : replies.answer,
  );
  const { client } = browser({ requester });
  await expect(client.search(query('a'))).rejects.toThrow();
  expect((await client.search(query('a'))).results).toHaveLength(1);
});

test('a browser has the times of the specification', () => {
  expect(browser().client.transporter.timeouts).toEqual({
    connect: 1000,
    read: 2000,
    write: 30_000,
  });
});

for (const status of [400, 404, 429]) {
  test(`a ${String(status)} is told at once`, async () => {
    const content = JSON.stringify({ message: 'No', status });
    const requester = recordingRequester(() => ({
      ...replies.answer,
      status,
      content,
    }));
    const { client } = browser({ requester });
    await expect(client.search(query('a'))).rejects.toMatchObject({
      name: 'ApiError',
      message: 'No',
      status,
    });
    expect(requester.sent).toHaveLength(1);
  });
}

const make = (appId: unknown, apiKey: unknown) => () =>
  createSearchClient(
    { appId: appId as string, apiKey: apiKey as string },
    indexOf(),
  );

for (const bad of ['', undefined, null, 1]) {
  const shown = bad === '' ? 'empty' : String(bad);
  test(`an application id that is ${shown} is missing`, () => {
    expect(make(bad, 'key')).toThrow(/^`appId` is missing\.$/);
  });

  test(`a key that is ${shown} is missing`, () => {
    expect(make('app', bad)).toThrow(/^`apiKey` is missing\.$/);
  });
}

test('with a provider its hosts are asked, without waiting after a 429', () => {
  const { appId, transporter } = make('app', 'key')();
  expect(appId).toBe('app');
  expect(transporter.maxRateLimitRetries).toBe(0);
  expect(transporter.hosts[0]).toMatchObject({ url: 'app-dsn.algolia.net' });
});

type Method = 'search' | 'getRecommendations' | 'customPost';

for (const [method, argument, parameter] of [
  ['search', undefined, 'searchMethodParams'],
  ['search', {}, 'searchMethodParams.requests'],
  ['getRecommendations', undefined, 'getRecommendationsParams'],
  ['getRecommendations', {}, 'getRecommendationsParams.requests'],
  ['customPost', {}, 'path'],
  ['customPost', { path: '' }, 'path'],
] as const satisfies readonly (readonly [Method, unknown, string])[]) {
  test(`${method}(${JSON.stringify(argument ?? null)}) says what it needs: ${parameter}`, () => {
    const { client, sent } = browser();
    const call = (client as Record<Method, (given: unknown) => unknown>)[
      method
    ];
    expect(() => call.call(client, argument)).toThrow(
      new Error(
        `Parameter \`${parameter}\` is required when calling \`${method}\`.`,
      ),
    );
    expect(sent).toEqual([]);
  });
}

test('the index of the site is asked by the same client, without a provider', async () => {
  const client: LiteClient = createSearchClient(null, indexOf());
  const { results } = await client.search(query('x'));
  expect(results).toMatchObject([{ hits: [], index: 'htmlnano', query: 'x' }]);
});

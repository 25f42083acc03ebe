import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EndRequest, Requester, Response } from '@algolia/client-common';
import { expect, test } from '@playwright/test';
import { liteClient } from 'algoliasearch/dist/lite/builds/browser';
import type { LiteClient } from 'algoliasearch/lite';
import {
  createSearchClient,
  providerOptions,
  send,
} from '../../../src/plugins/search/algolia/createSearchClient';
import { MAX_BYTES } from '../../../src/plugins/search/algolia/bounds';
import { indexOf } from '../../support/records';

const FIRST = 'app-dsn.algolia.net';
const OTHERS = [1, 2, 3].map((n) => `app-${String(n)}.algolianet.com`);

const ANSWER = JSON.stringify({ results: [{ hits: [] }] });

/** Responses of hosts, as Algolia's client gets them from a requester. */
const replies = {
  answer: { status: 200, content: ANSWER, isTimedOut: false },
  broken: { status: 503, content: '', isTimedOut: false },
  unreachable: { status: 0, content: 'Network error', isTimedOut: false },
  timeout: { status: 0, content: 'Socket timeout', isTimedOut: true },
} satisfies Readonly<Record<string, Response>>;

/**
 * A requester that sends nothing, but writes down what it was to send.
 *
 * @param reply what a host does, by its name and how many were asked before
 */
function recordingRequester(reply: (host: string, before: number) => Response) {
  const sent: EndRequest[] = [];
  return {
    sent,
    /** The hosts that were asked, in order. */
    hosts: () => sent.map(({ url }) => new URL(url).hostname),
    send(request: EndRequest) {
      sent.push(request);
      const { hostname } = new URL(request.url);
      return Promise.resolve(reply(hostname, sent.length - 1));
    },
  };
}

/** The browser build of the client, as the site configures it. */
const clientOf = (
  requester: Requester,
  storage: Parameters<typeof providerOptions>[1] = () => memory(),
): LiteClient =>
  liteClient('app', 'key', { ...providerOptions('app', storage), requester });

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

let count = 0;
/** A different query each time, as answers are cached. */
const query = () => ({
  requests: [{ indexName: 'htmlnano', query: `query ${String((count += 1))}` }],
});

const answering = () => recordingRequester(() => replies.answer);

/** Only the first host fails. */
const only = (bad: Response) =>
  recordingRequester((host) => (host === FIRST ? bad : replies.answer));

const now = Date.now.bind(Date);
const travel = (seconds: number): void => {
  Date.now = () => now() + seconds * 1000;
};

test.afterEach(() => {
  Date.now = now;
});

test('recommendations and custom calls go to their paths, the latter as a write', async () => {
  const requester = answering();
  const client = clientOf(requester);
  await client.getRecommendations({
    requests: [{ indexName: 'x', model: 'trending-items', threshold: 0 }],
  });
  await client.customPost({ path: '1/newFeature', body: { a: 1 } });
  expect(requester.sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/1/indexes/*/recommendations',
    '/1/newFeature',
  ]);
  expect(requester.sent[1]).toMatchObject({
    method: 'POST',
    data: '{"a":1}',
    responseTimeout: 30_000,
  });
});

/** What the client's requester makes of a server's answer. */
async function answerOf(
  answer: RequestListener,
  milliseconds = 30_000,
): Promise<Response> {
  const server = http.createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return await send({
      url: `http://localhost:${String(port)}/`,
      method: 'POST',
      headers: {},
      connectTimeout: milliseconds,
      responseTimeout: milliseconds,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const answerWith = (body: string): Promise<Response> =>
  answerOf((_request, response) => response.end(body));

test('an answer is read up to its limits, whatever it holds', async () => {
  const longest = ANSWER.padEnd(MAX_BYTES);
  expect((await answerWith(longest)).content).toBe(longest);
  await expect(answerWith(`${longest} `)).rejects.toThrow(
    'more than 500,000 bytes',
  );
  const nested = (levels: number): string =>
    `{"text":"[[\\"${'['.repeat(50)}","hits":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  expect((await answerWith(nested(20))).content).toBe(nested(20));
  await expect(answerWith(nested(21))).rejects.toThrow('more than 20 levels');
});

test('an answer that never ends is ended, at its limit or when its time is over', async () => {
  let isEnded = false;
  const endless: RequestListener = (_request, response) => {
    const sending = setInterval(() => response.write(' '.repeat(50_000)), 1);
    response.on('close', () => {
      isEnded = true;
      clearInterval(sending);
    });
  };
  await expect(answerOf(endless)).rejects.toThrow('more than 500,000 bytes');
  await expect.poll(() => isEnded).toBe(true);
  for (const late of [
    () => undefined,
    (_request, response) => response.write('{'),
  ] satisfies RequestListener[])
    expect(await answerOf(late, 200)).toMatchObject({
      status: 0,
      isTimedOut: true,
    });
});

for (const status of [403, 429]) {
  test(`a ${String(status)} is told at once`, async () => {
    const error = { code: 'x' };
    const content = JSON.stringify({ message: 'No', status, error });
    const refusal = { ...replies.answer, status, content };
    const requester = recordingRequester(() => refusal);
    const answer = clientOf(requester).search(query());
    const message = 'INTERNALS.md: Search';
    await expect(answer, message).rejects.toMatchObject({
      name: 'DetailedApiError',
      message: 'No',
      status,
      error,
    });
    expect(requester.sent).toHaveLength(1);
  });
}

test('an empty id or key is missing', () => {
  const make = (appId: string, apiKey: string) => () =>
    createSearchClient({ appId, apiKey }, indexOf());
  expect(make('', 'key')).toThrow(/^`appId` is missing\.$/);
  expect(make('app', '')).toThrow(/^`apiKey` is missing\.$/);
});

test('calls say what they need', () => {
  const client = clientOf(answering()) as unknown as Record<
    string,
    (given: unknown) => unknown
  >;
  for (const [method, argument, parameter] of [
    ['search', undefined, 'searchMethodParams'],
    ['search', {}, 'searchMethodParams.requests'],
    ['getRecommendations', undefined, 'getRecommendationsParams'],
    ['getRecommendations', {}, 'getRecommendationsParams.requests'],
    ['customPost', {}, 'path'],
  ] as const)
    expect(() => client[method]?.(argument)).toThrow(
      `Parameter \`${parameter}\` is required when calling \`${method}\`.`,
    );
});

for (const [name, fault] of [
  ...Object.entries(replies).filter(([name]) => name !== 'answer'),
  ...[100, 302, 500].map(
    (status) => [String(status), { ...replies.broken, status }] as const,
  ),
] as const) {
  test(`when the first host is ${name}, another answers`, async () => {
    const requester = only(fault);
    const { results } = await clientOf(requester).search(query());
    expect(results).toEqual([{ hits: [] }]);
    expect(requester.hosts()).toEqual([FIRST, expect.any(String)]);
  });
}

for (const fault of ['broken', 'unreachable', 'timeout'] as const) {
  test(`when all hosts are ${fault}, the reader is told that none can be reached`, async () => {
    const requester = recordingRequester(() => replies[fault]);
    await expect(clientOf(requester).search(query())).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(/^Unreachable hosts - /),
    });
    const [first, ...others] = requester.hosts();
    expect(first).toBe(FIRST);
    expect(others.sort()).toEqual(OTHERS);
    const timeouts = requester.sent.map((sent) => [
      sent.connectTimeout,
      sent.responseTimeout,
    ]);
    // After a timeout, the other hosts get more time.
    const factors = fault === 'timeout' ? [1, 4, 5, 6] : [1, 1, 1, 1];
    expect(timeouts).toEqual(factors.map((n) => [n * 1000, n * 2000]));
  });
}

// For 120 seconds it is skipped; after that the third request goes to it again.
for (const [seconds, place] of [
  [119, 0],
  [121, 2],
  [-3600, 2],
] as const) {
  test(`a host that was down is ${place === 0 ? 'spared' : 'asked'} when the clock has moved by ${String(seconds)} seconds`, async () => {
    const requester = only(replies.broken);
    const client = clientOf(requester);
    await client.search(query());
    travel(seconds);
    await client.search(query());
    expect(requester.hosts().lastIndexOf(FIRST)).toBe(place);
  });
}

test('a host that timed out is asked after those that are up, and all have more time', async () => {
  const requester = recordingRequester((host, before) =>
    host === FIRST || before > 1 ? replies.timeout : replies.answer,
  );
  const client = clientOf(requester);
  await client.search(query());
  await expect(client.search(query())).rejects.toThrow();
  expect(requester.hosts().slice(2)).toHaveLength(4);
  expect(requester.hosts().at(-1)).toBe(FIRST);
  expect(requester.sent[2]?.responseTimeout).toBe(8000);
});

test('hosts that are down are remembered over page loads, in one place', async () => {
  const storage = memory();
  await clientOf(only(replies.broken), () => storage).search(query());
  const after = answering();
  await clientOf(after, () => storage).search(query());
  expect(after.hosts()).not.toContain(FIRST);
  for (const seconds of [200, 400]) {
    travel(seconds);
    const broken = recordingRequester(() => replies.broken);
    const asking = clientOf(broken, () => storage).search(query());
    await expect(asking).rejects.toThrow();
    expect(broken.hosts()).toHaveLength(4);
  }
  const [[key, value] = ['', ''], ...others] = storage.items;
  expect(others).toEqual([]);
  expect(key).toBe('algolia-client-js-app');
  expect(Object.keys(JSON.parse(value) as object)).toHaveLength(4);
});

for (const content of [
  '{',
  '{"app-dsn.algolia.net":{"status":1}}',
  '{"app-dsn.algolia.net":{"status":"up","lastUpdate":0,"url":"evil.example"}}',
]) {
  test(`the stored state of hosts may be damaged: ${content}`, async () => {
    const requester = answering();
    const storage = { ...memory(), getItem: () => content };
    await clientOf(requester, () => storage).search(query());
    expect(requester.hosts()).toEqual([FIRST]);
  });
}

test('hosts are remembered until the page is left where storage is forbidden', async () => {
  const requester = only(replies.broken);
  const client = clientOf(requester, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  await client.search(query());
  await client.search(query());
  expect(requester.hosts().filter((host) => host === FIRST)).toHaveLength(1);
});

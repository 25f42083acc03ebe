import { once } from 'node:events';
import http, { type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import {
  createSearchClient,
  providerOptions,
} from '../../../src/plugins/search/algolia/createSearchClient';
import { searchDocs } from '../../../src/plugins/search/algolia/request';
import { MAX_BYTES } from '../../../src/plugins/search/algolia/send';
import { createEngine } from '../../../src/plugins/search/embedded/engine';
import { facetsOf, page, section } from '../../support/records';

const UNREACHABLE =
  'Unreachable hosts - your application id may be incorrect. If the error persists, please reach out to the provider support team.';

/** What a host does with a request. */
type Behavior = (response: ServerResponse) => unknown;

const status =
  (code: number, body = ''): Behavior =>
  (response) =>
    response.writeHead(code).end(body);

const sends =
  (body: string): Behavior =>
  (response) =>
    response.end(body);

const ANSWER = JSON.stringify({ results: [{ hits: [] }] });

const FAULTS = {
  'answers with 302': status(302),
  'answers with 503': status(503),
  'breaks the connection': (response) => response.destroy(),
  'does not answer': () => undefined,
  'stops in the middle of its answer': (response) => response.write('{'),
} satisfies Readonly<Record<string, Behavior>>;

type Host = 'first' | 'second';

/** Two hosts, which are paths of one server. */
class Provider {
  readonly #server = http.createServer(this.#handle.bind(this));
  /** Which hosts were asked, in order. */
  readonly asked: string[] = [];
  first: Behavior = sends(ANSWER);
  second: Behavior = sends(ANSWER);

  async start(): Promise<this> {
    await once(this.#server.listen(0, 'localhost'), 'listening');
    return this;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /**
   * The client as the site configures it for an application.
   *
   * @param time for a host, in milliseconds; long, as machines are busy
   */
  client(
    storage: Parameters<typeof providerOptions>[1] = memory,
    time = 30_000,
  ): LiteClient {
    const { port } = this.#server.address() as AddressInfo;
    return liteClient('app', 'key', {
      ...providerOptions('app', storage),
      hosts: ['first', 'second'].map((host) => ({
        url: `localhost:${String(port)}/${host}`,
        protocol: 'http',
        accept: 'readWrite',
      })),
      timeouts: { connect: time, read: time, write: time },
    });
  }

  #handle(...[request, response]: Parameters<RequestListener>): void {
    const host = request.url?.split('/')[1] as Host;
    this.asked.push(host);
    this[host](response);
  }
}

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const test = base.extend<{ provider: Provider }>({
  provider: async ({}, use) => {
    const provider = await new Provider().start();
    await use(provider);
    provider.close();
  },
});

let count = 0;

/** Searches as the site does; by default for something else each time. */
const search = (
  client: LiteClient,
  query = `query ${String((count += 1))}`,
  page = 0,
) =>
  searchDocs(
    client,
    {
      query,
      indexName: 'htmlnano',
      language: 'en',
      tag: 'docs-default-2.1.0',
      snippetWords: 4,
      clickAnalytics: false,
      page,
    },
    (url) => url,
  );

const now = Date.now.bind(Date);
const travel = (seconds: number): void => {
  Date.now = () => now() + seconds * 1000;
};

test.afterEach(() => {
  Date.now = now;
});

for (const [fault, behavior] of Object.entries(FAULTS)) {
  test(`when the first host ${fault}, another one answers`, async ({
    provider,
  }) => {
    provider.first = behavior;
    const isLate = /not answer|stops/.test(fault);
    // After a timeout, the client gives the others more time.
    const client = provider.client(memory, isLate ? 500 : undefined);
    expect(await search(client)).toMatchObject({ nbHits: 0 });
    expect(provider.asked).toEqual(['first', 'second']);
  });
}

test('when no host answers, none can be reached', async ({ provider }) => {
  provider.first = FAULTS['answers with 503'];
  provider.second = FAULTS['does not answer'];
  await expect(search(provider.client(memory, 500))).rejects.toThrow(
    UNREACHABLE,
  );
});

for (const code of [403, 429]) {
  test(`a ${String(code)} is told at once`, async ({ provider }) => {
    const detail = { code: 'x' };
    const body = { message: 'No', status: code, error: detail };
    provider.first = status(code, JSON.stringify(body));
    const message = 'INTERNALS.md: Search';
    await expect(search(provider.client()), message).rejects.toMatchObject({
      message: 'No',
      cause: { name: 'DetailedApiError', status: code, error: detail },
    });
    expect(provider.asked).toEqual(['first']);
  });
}

test('an empty id or key is missing', () => {
  const make = (appId: string, apiKey: string) => () =>
    createSearchClient({ appId, apiKey }, []);
  expect(make('', 'key')).toThrow(/^`appId` is missing\.$/);
  expect(make('app', '')).toThrow(/^`apiKey` is missing\.$/);
});

const nested = (levels: number): string =>
  `{"text":"[[\\"${'['.repeat(50)}","results":[{"hits":[],"a":${'['.repeat(levels - 3)}${']'.repeat(levels - 3)}}]}`;

for (const [what, body, message] of [
  ['too long', `${ANSWER.padEnd(MAX_BYTES)} `, 'more than 500,000 bytes'],
  ['too deep', nested(21), 'more than 20 levels'],
  ['no JSON', '<!doctype html>', 'JSON'],
  ['without hits', '{"results":[{"hits":{}}]}', 'holds no hits'],
] as const) {
  test(`an answer that is ${what} is an error`, async ({ provider }) => {
    provider.first = sends(body);
    await expect(search(provider.client())).rejects.toThrow(message);
    expect(provider.asked).toEqual(['first']);
  });
}

test('an answer is read up to its limits', async ({ provider }) => {
  for (const body of [ANSWER.padEnd(MAX_BYTES), nested(20)]) {
    provider.first = sends(body);
    expect(await search(provider.client())).toMatchObject({ hits: [] });
  }
});

test('an answer that never ends is ended at its limit', async ({
  provider,
}) => {
  let isEnded = false;
  provider.first = (response) => {
    const sending = setInterval(() => response.write(' '.repeat(50_000)), 1);
    response.on('close', () => {
      isEnded = true;
      clearInterval(sending);
    });
  };
  const answer = search(provider.client());
  await expect(answer).rejects.toThrow('more than 500,000 bytes');
  await expect.poll(() => isEnded).toBe(true);
});

test('of too many hits those are read that were asked for', async ({
  provider,
}) => {
  const hit = { objectID: 'a', type: 'lvl1', url: '/a' };
  const hits = Array(100).fill({ ...hit, hierarchy: { lvl0: 'A' } });
  const numbers = { nbHits: 100, nbPages: 5, queryID: 'q' };
  provider.first = sends(JSON.stringify({ results: [{ hits, ...numbers }] }));
  const result = await search(provider.client(), 'a', 1);
  expect(result).toMatchObject({ nbHits: 100, nbPages: 5 });
  expect(result.hits).toHaveLength(20);
  // For insights.
  expect(result.hits[0]?.found).toEqual({ position: 21, queryID: 'q' });
});

// For 120 seconds it is skipped.
for (const [seconds, asked] of [
  [119, ['first', 'second', 'second']],
  [121, ['first', 'second', 'first', 'second']],
  // The clock was set back.
  [-3600, ['first', 'second', 'first', 'second']],
] as const) {
  test(`a host that was down ${String(seconds)} seconds ago is ${asked.length < 4 ? 'skipped' : 'asked'}, also on another page`, async ({
    provider,
  }) => {
    provider.first = FAULTS['answers with 503'];
    const storage = memory();
    await search(provider.client(() => storage));
    travel(seconds);
    await search(provider.client(() => storage));
    expect(provider.asked).toEqual(asked);
    expect([...storage.items.keys()]).toEqual(['algolia-client-js-app']);
  });
}

for (const content of ['{', '{"localhost":{"status":1}}', '[null]']) {
  test(`the stored state of hosts may be damaged: ${content}`, async ({
    provider,
  }) => {
    const storage = { ...memory(), getItem: () => content };
    await search(provider.client(() => storage));
    expect(provider.asked).toEqual(['first']);
  });
}

test('hosts are remembered until the page is left where storage is forbidden', async ({
  provider,
}) => {
  provider.first = FAULTS['answers with 503'];
  const client = provider.client(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await search(client);
  await search(client);
  expect(provider.asked).toEqual(['first', 'second', 'second']);
});

test('the embedded index answers the same client', async () => {
  const records = page('/modules', [
    section(1, 'Modules', 'All modules.'),
    section(2, 'A <b> & "c"', 'Write <b>: it is the same as <mark> & &lt;.'),
  ]);
  const engine = await createEngine(records, []);
  const fails = [true, true, true, true, false];
  const client = createSearchClient({ appId: 'embedded', apiKey: 'embedded' }, [
    { ...facetsOf('1.1.1'), load: () => Promise.reject(new Error('Other')) },
    {
      ...facetsOf('2.1.0'),
      load: () =>
        fails.shift() === true
          ? Promise.reject(new Error('Not there'))
          : Promise.resolve(engine),
    },
  ]);
  // An index that cannot be fetched is a host that cannot be reached.
  await expect(search(client, 'same')).rejects.toThrow(UNREACHABLE);
  const { hits, nbHits, nbPages } = await search(client, 'same');
  expect({ nbHits, nbPages }).toEqual({ nbHits: 1, nbPages: 1 });
  const [hit] = hits;
  expect(hit).toMatchObject({
    url: '/modules#a-b--c',
    page: 'Modules',
    title: [
      { text: '…the ', isMarked: false },
      { text: 'same', isMarked: true },
      { text: ' as <mark…', isMarked: false },
    ],
    path: [
      [{ text: 'Modules', isMarked: false }],
      [{ text: 'A <b> & "c"', isMarked: false }],
    ],
  });
});

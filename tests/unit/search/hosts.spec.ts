import { expect, test } from '@playwright/test';
import { liteClient } from 'algoliasearch/dist/lite/builds/browser';
import { clientOptions } from '../../../src/search/client';
import {
  recordingRequester,
  replies,
  type RecordingRequester,
} from '../../support/requester';

const FIRST = 'app-dsn.algolia.net';
const OTHERS = [1, 2, 3].map((n) => `app-${String(n)}.algolianet.com`);

/** A client as browsers have it, that knows nothing of earlier failures. */
const clientOf = (requester: RecordingRequester, storage = memory()) =>
  liteClient('app', 'key', {
    ...clientOptions('app', () => storage),
    requester,
  });

/** What a browser keeps between page loads. */
function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

let count = 0;
/** Each time another query, as answers are kept in memory. */
const query = () => ({
  requests: [{ indexName: 'htmlnano', query: `query ${String((count += 1))}` }],
});

const now = Date.now.bind(Date);
const travel = (seconds: number): void => {
  Date.now = () => now() + seconds * 1000;
};

test.afterEach(() => {
  Date.now = now;
});

const only =
  (host: string, bad: keyof typeof replies) =>
  (asked: string): (typeof replies)[keyof typeof replies] =>
    replies[asked === host ? bad : 'answer'];

test('the nearest host is asked first, then three others', async () => {
  const requester = recordingRequester(() => replies.broken);
  await expect(clientOf(requester).search(query())).rejects.toThrow();
  const [first, ...others] = requester.hosts();
  expect(first).toBe(FIRST);
  expect(others.sort()).toEqual(OTHERS);
});

test('hosts are asked over HTTPS', async () => {
  const requester = recordingRequester(() => replies.answer);
  await clientOf(requester).search(query());
  expect(requester.sent[0]?.url).toMatch(/^https:\/\/app-dsn\.algolia\.net\//);
});

for (const fault of ['broken', 'unreachable', 'timeout'] as const) {
  test(`when the first host is ${fault}, another answers`, async () => {
    const requester = recordingRequester(only(FIRST, fault));
    const { results } = await clientOf(requester).search(query());
    expect(results).toEqual([{ hits: [] }]);
    expect(requester.hosts()).toEqual([FIRST, expect.any(String)]);
  });
}

for (const status of [100, 302, 500, 503] as const) {
  test(`after a status ${String(status)} another host is asked`, async () => {
    const requester = recordingRequester((host) =>
      host === FIRST ? { ...replies.broken, status } : replies.answer,
    );
    await clientOf(requester).search(query());
    expect(requester.sent).toHaveLength(2);
  });
}

test('a host has one second to connect and two to answer', async () => {
  const requester = recordingRequester(() => replies.broken);
  await expect(clientOf(requester).search(query())).rejects.toThrow();
  expect(timeoutsOf(requester)).toEqual(Array(4).fill([1000, 2000]));
});

const timeoutsOf = ({ sent }: RecordingRequester): (readonly number[])[] =>
  sent.map(({ connectTimeout, responseTimeout }) => [
    connectTimeout,
    responseTimeout,
  ]);

test('after a timeout the next hosts have more time, one by one', async () => {
  const requester = recordingRequester(() => replies.timeout);
  await expect(clientOf(requester).search(query())).rejects.toThrow();
  expect(timeoutsOf(requester)).toEqual([
    [1000, 2000],
    [4000, 8000],
    [5000, 10_000],
    [6000, 12_000],
  ]);
});

test('when no host answers, the reader is told that none can be reached', async () => {
  for (const fault of ['broken', 'unreachable', 'timeout'] as const) {
    const requester = recordingRequester(() => replies[fault]);
    await expect(clientOf(requester).search(query())).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringMatching(/^Unreachable hosts - /),
    });
  }
});

test('a host that was down is not asked again within 120 seconds', async () => {
  const requester = recordingRequester(only(FIRST, 'broken'));
  const client = clientOf(requester);
  await client.search(query());
  await client.search(query());
  travel(119);
  await client.search(query());
  expect(requester.hosts().filter((host) => host === FIRST)).toHaveLength(1);
  expect(requester.sent).toHaveLength(4);
});

test('a host that was down is asked first again after 120 seconds', async () => {
  const requester = recordingRequester(only(FIRST, 'broken'));
  const client = clientOf(requester);
  await client.search(query());
  travel(121);
  await client.search(query());
  expect(requester.hosts().lastIndexOf(FIRST)).toBe(2);
});

test('a host that timed out is asked after those that are up', async () => {
  const requester = recordingRequester((host, before) =>
    host === FIRST || before > 1 ? replies.timeout : replies.answer,
  );
  const client = clientOf(requester);
  await client.search(query());
  await expect(client.search(query())).rejects.toThrow();
  expect(requester.hosts().slice(2)).toHaveLength(4);
  expect(requester.hosts().at(-1)).toBe(FIRST);
});

test('when a host timed out lately, all have more time from the start', async () => {
  const requester = recordingRequester(only(FIRST, 'timeout'));
  const client = clientOf(requester);
  await client.search(query());
  await client.search(query());
  expect(timeoutsOf(requester)).toEqual([
    [1000, 2000],
    [4000, 8000],
    [4000, 8000],
  ]);
});

test('when all were down, all are tried again', async () => {
  const requester = recordingRequester((_, before) =>
    before < 4 ? replies.broken : replies.answer,
  );
  const client = clientOf(requester);
  await expect(client.search(query())).rejects.toThrow();
  await client.search(query());
  expect(requester.hosts()[4]).toBe(FIRST);
});

test('hosts that are down are remembered over page loads', async () => {
  const storage = memory();
  const before = recordingRequester(only(FIRST, 'broken'));
  await clientOf(before, storage).search(query());
  const after = recordingRequester(() => replies.answer);
  await clientOf(after, storage).search(query());
  expect(after.hosts()).not.toContain(FIRST);
  travel(121);
  const later = recordingRequester(() => replies.answer);
  await clientOf(later, storage).search(query());
  expect(later.hosts()).toEqual([FIRST]);
});

test('what is remembered of hosts does not grow', async () => {
  const storage = memory();
  const client = clientOf(
    recordingRequester(() => replies.broken),
    storage,
  );
  for (const seconds of [0, 200, 400]) {
    travel(seconds);
    await expect(client.search(query())).rejects.toThrow();
  }
  const [[key, value] = ['', ''], ...others] = storage.items;
  expect(others).toEqual([]);
  expect(key).toMatch(/^algolia-client-js-/);
  expect(Object.keys(JSON.parse(value) as object)).toHaveLength(4);
});

for (const [name, content] of [
  ['no JSON', '{'],
  ['no object', '"x"'],
  ['null', 'null'],
  ['something else', '{"app-dsn.algolia.net":{"status":1}}'],
] as const) {
  test(`what is remembered of hosts may be ${name}`, async () => {
    const storage = { ...memory(), getItem: () => content };
    const requester = recordingRequester(() => replies.answer);
    await clientOf(requester, storage).search(query());
    expect(requester.hosts()).toEqual([FIRST]);
  });
}

test('hosts are remembered until the page is left where storage is forbidden', async () => {
  const requester = recordingRequester(only(FIRST, 'broken'));
  const client = liteClient('app', 'key', {
    ...clientOptions('app', () => {
      throw new DOMException('denied', 'SecurityError');
    }),
    requester,
  });
  await client.search(query());
  await client.search(query());
  expect(requester.hosts().filter((host) => host === FIRST)).toHaveLength(1);
});

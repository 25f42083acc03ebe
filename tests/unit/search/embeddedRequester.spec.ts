import { expect, test } from '@playwright/test';
import { liteClient } from 'algoliasearch/lite';
import { clientOptions, createSearchClient } from '../../../src/search/client';
import { createEmbeddedRequester } from '../../../src/search/embeddedRequester';
import { createEngine, type Engine } from '../../../src/search/engine';
import { editionOf, indexOf, page, section } from '../../support/records';

const records = page('/modules', [section(1, 'Modules', 'Text.')]);
const query = { requests: [{ indexName: 'htmlnano', query: 'modules' }] };

const indexThat = (load: () => Promise<Engine>) =>
  indexOf({ ...editionOf('2.1.0'), load });

test('an index that cannot be fetched is a host that cannot be reached', async () => {
  let tries = 0;
  const index = indexThat(() => {
    tries += 1;
    return Promise.reject(new Error('Loading chunk 7 failed.'));
  });
  const client = createSearchClient(null, index);
  await expect(client.search(query)).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringMatching(/^Unreachable hosts - /),
    stackTrace: Array(4).fill(
      expect.objectContaining({
        response: {
          status: 0,
          content: 'Loading chunk 7 failed.',
          isTimedOut: false,
        },
      }),
    ) as unknown,
  });
  expect(tries).toBe(4);
});

test('an index that can be fetched again answers again', async () => {
  let isOnline = false;
  const client = createSearchClient(
    null,
    indexThat(() =>
      isOnline
        ? Promise.resolve(createEngine(records))
        : Promise.reject(new Error('offline')),
    ),
  );
  await expect(client.search(query)).rejects.toThrow();
  isOnline = true;
  expect((await client.search(query)).results).toMatchObject([{ nbHits: 1 }]);
});

test('an index that is fetched at the second try answers at once', async () => {
  let tries = 0;
  const client = createSearchClient(
    null,
    indexThat(() => {
      tries += 1;
      return tries === 1
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(createEngine(records));
    }),
  );
  expect((await client.search(query)).results).toMatchObject([{ nbHits: 1 }]);
  expect(tries).toBe(2);
});

test('an index that does not come in time is a host that timed out', async () => {
  const index = indexThat(() => new Promise(() => undefined));
  const client = liteClient('embedded', 'embedded', {
    ...clientOptions('embedded'),
    requester: createEmbeddedRequester(index),
    timeouts: { connect: 1, read: 5, write: 5 },
  });
  await expect(client.search(query)).rejects.toMatchObject({
    name: 'RetryError',
    stackTrace: Array(4).fill(
      expect.objectContaining({
        response: { status: 0, content: 'Socket timeout', isTimedOut: true },
      }),
    ) as unknown,
  });
});

test('an index that comes late answers with a later try', async () => {
  let tries = 0;
  const index = indexThat(() => {
    tries += 1;
    return tries === 1
      ? new Promise(() => undefined)
      : Promise.resolve(createEngine(records));
  });
  const client = liteClient('embedded', 'embedded', {
    ...clientOptions('embedded'),
    requester: createEmbeddedRequester(index),
    timeouts: { connect: 1, read: 5, write: 5 },
  });
  expect((await client.search(query)).results).toMatchObject([{ nbHits: 1 }]);
});

test('a failure that is no Error is told as well', async () => {
  const index = indexThat(() =>
    // Bundlers are known to do this.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- see above
    Promise.reject('ChunkLoadError'),
  );
  const requester = createEmbeddedRequester(index);
  expect(
    await requester.send({
      method: 'POST',
      url: 'https://embedded-dsn.algolia.net/1/indexes/*/queries?x=1',
      headers: {},
      data: JSON.stringify(query),
      connectTimeout: 1000,
      responseTimeout: 1000,
    }),
  ).toEqual({ status: 0, content: 'ChunkLoadError', isTimedOut: false });
});

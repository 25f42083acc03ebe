import { expect, test } from '@playwright/test';
import { createInsights } from '../../../src/plugins/search/algolia/insights';

const PROVIDER = { appId: 'APP', apiKey: 'key' };

const hitOf = (index: number) => ({ objectID: String(index) });

const hits = (count: number) =>
  Array.from({ length: count }, (_, index) => hitOf(index));

/** @param failures how many times the client cannot be fetched first */
function recorder(failures = 0) {
  const calls: { method: string; parameters: Record<string, unknown> }[] = [];
  let loads = 0;
  return {
    calls,
    loads: () => loads,
    load: () => {
      loads += 1;
      if (loads <= failures) return Promise.reject(new Error('offline'));
      return Promise.resolve((method: string, parameters: object) => {
        calls.push({ method, parameters: { ...parameters } });
      });
    },
  };
}

test('a chosen result is reported with its place and query', async () => {
  const { calls, load } = recorder(1);
  const insights = createInsights(PROVIDER, 'htmlnano', load);
  insights.selected(hitOf(9), 1, 'lost');
  await new Promise(setImmediate);
  insights.selected(hitOf(0), 1, 'abc');
  await expect
    .poll(() => calls)
    .toEqual([
      {
        method: 'clickedObjectIDsAfterSearch',
        parameters: {
          eventName: 'Item Selected',
          index: 'htmlnano',
          queryID: 'abc',
          objectIDs: ['0'],
          positions: [1],
        },
      },
    ]);
});

test('views are reported when the results no longer change', async () => {
  const { calls, load, loads } = recorder();
  const insights = createInsights(PROVIDER, 'htmlnano', load);
  insights.viewed(hits(3));
  insights.viewed(hits(20));
  expect(loads(), 'nothing is fetched at once').toBe(0);
  await expect.poll(() => calls.length).toBe(1);
  expect(
    calls.map(({ parameters }) => (parameters.objectIDs as string[]).length),
  ).toEqual([20]);
  expect(loads()).toBe(1);
  // Without results there is no view.
  insights.viewed(hits(2));
  insights.viewed([]);
  createInsights(PROVIDER, 'htmlnano', load).viewed(hits(1));
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.parameters.objectIDs).toHaveLength(1);
});

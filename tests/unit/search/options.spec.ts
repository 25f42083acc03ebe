import { expect, test } from '@playwright/test';
import { EMBEDDED, hostsOf } from '../../../src/plugins/search/options';

test('pages may ask the hosts of an application, and none without one', () => {
  expect(hostsOf({ appId: EMBEDDED, insights: true })).toEqual([]);
  expect(hostsOf({ appId: 'A', insights: true })).toEqual([
    'https://A-dsn.algolia.net',
    ...[1, 2, 3].map((host) => `https://A-${String(host)}.algolianet.com`),
    'https://insights.algolia.io',
  ]);
});

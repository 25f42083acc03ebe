import { expect, test } from '@playwright/test';
import { addressOf } from '../../../src/docsearch/addresses';

const site = { url: 'https://site.test', baseUrl: '/docs/' };

test.beforeAll(() => {
  // The tab that a reader has open.
  Object.assign(globalThis, {
    window: { location: { origin: 'http://localhost:3000' } },
  });
});

test.afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

for (const [url, address] of [
  ['/docs/usage#a', '/docs/usage#a'],
  ['https://site.test/docs/usage?a#b', '/docs/usage?a#b'],
  ['http://localhost:3000/docs/', '/docs/'],
  // Another site of the same host.
  ['https://site.test/blog', 'https://site.test/blog'],
  ['https://site.test/docsearch', 'https://site.test/docsearch'],
  ['https://other.test/docs/usage', 'https://other.test/docs/usage'],
  ['javascript:alert(1)', undefined],
] as const) {
  test(`a hit at ${url} leads to ${String(address)}`, () => {
    expect(addressOf(url, site)).toBe(address);
  });
}

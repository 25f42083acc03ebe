import { expect, test } from '@playwright/test';
import { placeFromEnvironment, site } from '../../src/site';

test('a build is for the root of the site, unless it is told otherwise', () => {
  expect(placeFromEnvironment({})).toEqual({ url: site.url, baseUrl: '/' });
  const SITE_URL = 'https://example.com:8080';
  const BASE_URL = '/a/b-c/';
  expect(placeFromEnvironment({ SITE_URL, BASE_URL })).toEqual({
    url: SITE_URL,
    baseUrl: BASE_URL,
  });
});

for (const SITE_URL of [
  '',
  'example.com',
  'https://example.com/',
  'https://example.com/docs',
]) {
  test(`"${SITE_URL}" is no host`, () => {
    expect(() => placeFromEnvironment({ SITE_URL })).toThrow(
      `SITE_URL is "${SITE_URL}". It must be a protocol and a host`,
    );
  });
}

for (const BASE_URL of ['', 'docs', '/docs', 'docs/', '//docs/', '/a b/']) {
  test(`"${BASE_URL}" is no base URL`, () => {
    expect(() => placeFromEnvironment({ BASE_URL })).toThrow(
      `BASE_URL is "${BASE_URL}". It must be a path with a slash at both ends`,
    );
  });
}

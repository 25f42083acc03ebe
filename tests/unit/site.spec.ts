import { expect, test } from '@playwright/test';
import {
  addressFromEnvironment,
  applicationFromEnvironment,
  site,
} from '../../src/site';

test('a build is for the root of the site, unless it is told otherwise', () => {
  expect(addressFromEnvironment({})).toEqual({ url: site.url, baseUrl: '/' });
  const SITE_URL = 'https://example.com:8080';
  const BASE_URL = '/a/b-c/';
  expect(addressFromEnvironment({ SITE_URL, BASE_URL })).toEqual({
    url: SITE_URL,
    baseUrl: BASE_URL,
  });
});

const HOSTS = ['', 'example.com', 'https://a.test/', 'https://a.test/docs'];
const PATHS = ['', 'docs', '/docs', 'docs/', '//docs/', '/a b/'];

for (const [name, values, must] of [
  ['SITE_URL', HOSTS, 'be a protocol and a host'],
  ['BASE_URL', PATHS, 'be a path with a slash at both ends'],
] as const) {
  for (const value of values) {
    test(`${name} "${value}" is refused`, () => {
      expect(() => addressFromEnvironment({ [name]: value })).toThrow(
        `${name} is "${value}". It must ${must}`,
      );
    });
  }
}

test('half of an application is refused, with the half that is missing', () => {
  expect(() => applicationFromEnvironment({ ALGOLIA_APP_ID: 'A' })).toThrow(
    'ALGOLIA_API_KEY (`apiKey`) is missing. Set both',
  );
  expect(() => applicationFromEnvironment({ ALGOLIA_API_KEY: 'k' })).toThrow(
    'ALGOLIA_APP_ID (`appId`) is missing. Set both',
  );
});

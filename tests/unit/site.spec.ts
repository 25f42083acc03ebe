import { expect, test } from '@playwright/test';
import config from '../../docusaurus.config';
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

test('an address of another form is refused, with the form that it needs', () => {
  for (const SITE_URL of [
    '',
    'example.com',
    'https://a.test/',
    'https://a.test/docs',
  ])
    expect(() => addressFromEnvironment({ SITE_URL })).toThrow(
      `SITE_URL is "${SITE_URL}". It must be a protocol and a host`,
    );
  for (const BASE_URL of ['', 'docs', '/docs', '//docs/', '/a b/'])
    expect(() => addressFromEnvironment({ BASE_URL })).toThrow(
      `BASE_URL is "${BASE_URL}". It must be a path with a slash at both ends`,
    );
});

test('half of an application is refused, with the half that is missing', () => {
  const both = { ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k' };
  const whole = { appId: 'A', apiKey: 'k' };
  expect(applicationFromEnvironment(both)).toEqual(whole);
  expect(() => applicationFromEnvironment({ ALGOLIA_APP_ID: 'A' })).toThrow(
    'ALGOLIA_API_KEY (`apiKey`) is missing. Set both',
  );
  expect(() => applicationFromEnvironment({ ALGOLIA_API_KEY: 'k' })).toThrow(
    'ALGOLIA_APP_ID (`appId`) is missing. Set both',
  );
});

test('the environment names the index of Algolia', () => {
  process.env.ALGOLIA_INDEX_NAME = 'tea';
  const { themeConfig } = config();
  delete process.env.ALGOLIA_INDEX_NAME;
  expect(themeConfig).toMatchObject({ algolia: { indexName: 'tea' } });
});

test('a link that leads nowhere stops the build', () => {
  expect(config()).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      hooks: {
        onBrokenMarkdownLinks: 'throw',
        onBrokenMarkdownImages: 'throw',
      },
    },
  });
});

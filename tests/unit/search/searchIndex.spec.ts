import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, test } from '@playwright/test';
import { createOpenSearchDescription } from '../../../src/search/build/openSearch';
import {
  type PluginOptions,
  providerFromEnvironment,
  validateOptions,
} from '../../../src/search/build/validateOptions';

const validated = (options: object): PluginOptions =>
  validateOptions({
    // Docusaurus hands over this very function.
    validate: normalizePluginOptions,
    options: { indexName: 'docs', ...options },
  });

for (const [name, options, message] of [
  ['an unknown option', { hitComponent: 'x' }, /hitComponent/],
  ['no whole number', { maxResultsPerGroup: 0.5 }, /maxResultsPerGroup/],
  [
    'an address without the query',
    { missingResultsUrl: 'https://example.com' },
    /missingResultsUrl/,
  ],
  ['an id without a key', { provider: { appId: 'A' } }, /API_KEY .*missing/],
  ['a key without an id', { provider: { apiKey: 'k' } }, /APP_ID .*missing/],
  [
    'an empty key',
    { provider: { appId: 'A', apiKey: '' } },
    /ALGOLIA_API_KEY .*empty/,
  ],
] as const) {
  test(`${name} is refused with a clear message`, () => {
    expect(() => validated(options)).toThrow(message);
  });
}

test('the provider comes from the environment, whole or not at all', () => {
  expect(providerFromEnvironment({})).toBeNull();
  expect(
    providerFromEnvironment({ ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k' }),
  ).toEqual({ appId: 'A', apiKey: 'k' });
  expect(() =>
    validated({ provider: providerFromEnvironment({ ALGOLIA_APP_ID: 'A' }) }),
  ).toThrow(/ALGOLIA_API_KEY/);
});

test('the OpenSearch description escapes what the site is called', () => {
  const xml = createOpenSearchDescription(
    {
      title: 'A & B',
      tagline: '<fast>',
      url: 'https://example.com',
      baseUrl: '/docs/',
      favicon: 'icon.svg',
    },
    '/docs/search',
  );
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('&lt;fast&gt;');
  expect(xml).toContain(
    'template="https://example.com/docs/search?q={searchTerms}"',
  );
});

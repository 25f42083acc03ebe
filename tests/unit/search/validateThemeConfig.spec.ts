import { normalizeThemeConfig } from '@docusaurus/utils-validation';
import { expect, test } from '@playwright/test';
import { EMBEDDED } from '../../../src/plugins/search/contract';
import { hostsOf } from '../../../src/plugins/search/options';
import { validateThemeConfig } from '../../../src/plugins/search/validateThemeConfig';

const validated = (options: object): unknown =>
  validateThemeConfig({
    // The function that Docusaurus passes.
    validate: normalizeThemeConfig,
    themeConfig: {
      algolia: { appId: EMBEDDED, apiKey: EMBEDDED, ...options },
    },
  }).algolia;

for (const [name, options, message] of [
  ['an unknown option', { hitComponent: 'x' }, /hitComponent/],
  ['an option of Docusaurus that we lack', { askAi: 'x' }, /askAi/],
  ['no whole number', { maxResultsPerGroup: 0.5 }, /maxResultsPerGroup/],
  [
    'an address without the query',
    { missingResultsUrl: 'https://example.com' },
    /missingResultsUrl/,
  ],
  ['an id without a key', { appId: 'A' }, /ALGOLIA_API_KEY/],
  ['a key without an id', { apiKey: 'k' }, /ALGOLIA_APP_ID/],
] as const) {
  test(`${name} is refused with a clear message`, () => {
    expect(() => validated(options)).toThrow(message);
  });
}

test('an application and the embedded index are both fine, and have defaults', () => {
  for (const options of [{}, { appId: 'A', apiKey: 'k' }]) {
    expect(validated(options)).toMatchObject({
      ...options,
      insights: false,
      maxResultsPerGroup: 5,
    });
  }
});

test('pages may ask the hosts of an application, and none without one', () => {
  expect(hostsOf({ appId: EMBEDDED, insights: true })).toEqual([]);
  expect(hostsOf({ appId: 'A', insights: false })).toContain(
    'https://A-dsn.algolia.net',
  );
});

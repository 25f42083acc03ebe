/**
 * Folder of a second build for the browser tests: it searches with Algolia and
 * counts page views on a server of the tests.
 */
export const ALGOLIA_BUILD = 'build-algolia';

/** The host that counts views; only the tests' browsers resolve it. */
export const COUNTER_HOST = 'counter.test';

/** The environment of that build: no real application, and no real counter. */
export const ALGOLIA_ENVIRONMENT = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'testkey',
  COUNTER_ENDPOINT: `http://${COUNTER_HOST}/count`,
} as const;

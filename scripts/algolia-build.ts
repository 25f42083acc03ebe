/**
 * Folder of a second build for the browser tests: it searches with Algolia and
 * counts page views on a server of the tests.
 */
export const ALGOLIA_BUILD = 'build-algolia';

/** Counts the views; only browsers that the tests start know this host. */
export const COUNTER_HOST = 'counter.test';

/** What makes a build do so, with no real application and no real counter. */
export const ALGOLIA_ENVIRONMENT = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'testkey',
  COUNTER_ENDPOINT: `http://${COUNTER_HOST}/count`,
} as const;

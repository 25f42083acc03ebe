/** Folder of the build that searches with Algolia, for the browser tests. */
export const ALGOLIA_BUILD = 'build-algolia';

/** What makes a build search with Algolia: here with no real application. */
export const ALGOLIA_ENVIRONMENT = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'testkey',
} as const;

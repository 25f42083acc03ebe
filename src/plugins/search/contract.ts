/** The `appId` and `apiKey` that select the embedded index. */
export const EMBEDDED = 'embedded';

/** Class of the element that contains a separate React root (the dialog's screens). */
export const SCREENS = 'search-screens';

/** The `docusaurus_tag` of a docs version, as `getDocsVersionSearchTag` gives it. */
export const searchTag = (version: string): string => `docs-default-${version}`;

/** Where the storage says that `/` does not open the search. */
export const SINGLE_KEYS = 'single-keys';

/** The event of the dialog when it has opened. */
export const OPENED = 'search-open';

/** The number of queries that are suggested when nothing is found. */
export const MAX_SUGGESTIONS = 3;

/** By docs version: titles of pages, as suggested queries. */
export type PagesToSuggest = Readonly<
  Partial<Record<string, readonly string[]>>
>;

/**
 * Path of the file of a docs version's index, relative to the base URL.
 *
 * @param hash of the index's sources
 */
export const indexFile = (version: string, hash: string): string =>
  `assets/search-${searchTag(version)}.${hash}.json`;

/** In place of an Algolia application's id and key: use the embedded index. */
export const EMBEDDED = 'embedded';

/** Class of the element in which the dialog's screens are drawn, not by the app. */
export const SCREENS = 'search-screens';

/** The tag of a docs version's records, as Docusaurus and its crawler write it. */
export const searchTag = (version: string): string => `docs-default-${version}`;

/** The number of queries that are suggested where nothing is found. */
export const MOST_SUGGESTIONS = 3;

/** By docs version: titles of pages, which can be suggested. */
export type PagesToSuggest = Readonly<
  Partial<Record<string, readonly string[]>>
>;

/**
 * The two files of a docs version's index, below the base URL.
 *
 * @param hash of all that they are made of
 */
export function indexFiles(
  version: string,
  hash: string,
): readonly [first: string, more: string] {
  const name = `assets/search-${searchTag(version)}`;
  return [`${name}.${hash}.json`, `${name}.more.${hash}.json`];
}

/** In place of an Algolia application's id and key: use the embedded index. */
export const EMBEDDED = 'embedded';

/**
 * The two files of a docs version's index, below the base URL.
 *
 * @param hash of all that they are made of
 */
export function indexFiles(
  version: string,
  hash: string,
): readonly [first: string, more: string] {
  const name = `assets/search-docs-default-${version}`;
  return [`${name}.${hash}.json`, `${name}.more.${hash}.json`];
}

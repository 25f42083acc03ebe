/** In place of an Algolia application's id and key: use the embedded index. */
export const EMBEDDED = 'embedded';

/** The names of the two chunks of a docs version's index. */
export const indexChunks = (
  version: string,
): readonly [first: string, more: string] => {
  const name = `search-docs-default-${version}`;
  return [name, `${name}.more`];
};

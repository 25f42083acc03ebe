/**
 * Instead of the id of an Algolia application and its key: the index that the site
 * brings answers.
 */
export const EMBEDDED = 'embedded';

/** The names of the two chunks that hold the index of a docs version. */
export const indexChunks = (
  version: string,
): readonly [first: string, more: string] => {
  const name = `search-docs-default-${version}`;
  return [name, `${name}.more`];
};

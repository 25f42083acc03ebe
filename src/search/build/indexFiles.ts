import { indexChunks } from '../contract';
import type { VersionDocs } from './collectDocs';

/** The module that `search/algolia/indexParts` imports. */
export const MODULE = 'versions.js';

/**
 * The files of the index: for each version two chunks, which
 * `search/algolia/searchClient` joins, and a module with functions that fetch them.
 */
export function indexFiles(
  versions: readonly VersionDocs[],
): Map<string, string | object> {
  const files = new Map<string, string | object>();
  const entries = versions.map(({ facets, docs }) => {
    const [first, more] = indexChunks(facets.version);
    const texts = docs.map((doc) => ({
      ...doc,
      sections: doc.sections.map((each) => ({ ...each, more: undefined })),
    }));
    files.set(`${first}.json`, texts);
    files.set(
      `${more}.json`,
      docs.map(({ sections }) => sections.map((section) => section.more ?? [])),
    );
    return `{ facets: ${JSON.stringify(facets)}, fetch: ${fetching(first)}, fetchMore: ${fetching(more)} }`;
  });
  return files.set(MODULE, `export default [${entries.join(',\n')}];\n`);
}

const fetching = (chunk: string): string =>
  `() => import(/* webpackChunkName: "${chunk}" */ "./${chunk}.json")`;

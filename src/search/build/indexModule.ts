import { indexChunks } from '../contract';
import type { MoreTexts, IndexedDoc } from '../embedded/types';
import type { VersionDocs } from './collectDocs';

/**
 * Generates the module that `search/algolia/indexParts` imports: a list of
 * versions with functions that fetch the two parts of the index.
 */
export function indexModule(
  versions: readonly Pick<VersionDocs, 'facets'>[],
): string {
  const entries = versions.map(({ facets }) => {
    const [first, more] = indexChunks(facets.version);
    const fetch = (chunk: string): string =>
      `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(`./${chunk}.json`)})`;
    return `  {
    facets: ${JSON.stringify(facets)},
    fetch: ${fetch(first)},
    fetchMore: ${fetch(more)},
  },`;
  });
  return `export default [\n${entries.join('\n')}\n];\n`;
}

/** Splits the docs of a version; `search/algolia/searchClient` joins them. */
export function splitDocs(
  docs: readonly IndexedDoc[],
): [readonly IndexedDoc[], readonly MoreTexts[]] {
  return [
    docs.map((doc) => ({
      ...doc,
      sections: doc.sections.map((section) => ({
        ...section,
        more: undefined,
      })),
    })),
    docs.map(({ sections }) => sections.map(({ more = [] }) => more)),
  ];
}

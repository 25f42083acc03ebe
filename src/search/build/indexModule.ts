import { indexChunks } from '../contract';
import type { MoreTexts, IndexedDoc } from '../embedded/types';
import type { VersionDocs } from './collectDocs';

/**
 * Writes the module that the browser loads the index by: a list of versions,
 * each with functions that fetch the two parts of its index.
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

/** Takes the docs of a version apart; `search/algolia/searchClient` puts them together. */
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

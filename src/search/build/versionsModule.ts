import { indexChunks } from '../contract';
import type { MoreTexts, Outline } from '../embedded/types';
import type { VersionOutlines } from './collectOutlines';

/**
 * Writes the module that the browser loads the index by: a list of versions,
 * each with functions that fetch the two parts of its index.
 */
export function versionsModule(
  versions: readonly Pick<VersionOutlines, 'edition'>[],
): string {
  const entries = versions.map(({ edition }) => {
    const [first, more] = indexChunks(edition.version);
    const fetch = (chunk: string): string =>
      `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(`./${chunk}.json`)})`;
    return `  {
    edition: ${JSON.stringify(edition)},
    fetch: ${fetch(first)},
    fetchMore: ${fetch(more)},
  },`;
  });
  return `export default [\n${entries.join('\n')}\n];\n`;
}

/** Takes the outlines of a version apart; `search/algolia/searchClient` puts them together. */
export function inTwoParts(
  outlines: readonly Outline[],
): [readonly Outline[], readonly MoreTexts[]] {
  return [
    outlines.map((outline) => ({
      ...outline,
      sections: outline.sections.map((section) => ({
        ...section,
        more: undefined,
      })),
    })),
    outlines.map(({ sections }) => sections.map(({ more = [] }) => more)),
  ];
}

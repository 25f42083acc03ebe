import generated from '@generated/search-index/default/versions';
import type { Facets, MoreTexts, IndexedDoc } from '../embedded/types';

/** What `src/search` writes of each version: two lazy chunks. */
export interface IndexParts {
  readonly facets: Facets;
  readonly fetch: () => Promise<{ readonly default: readonly IndexedDoc[] }>;
  readonly fetchMore: () => Promise<{ readonly default: readonly MoreTexts[] }>;
}

/** The versions that the site can search by itself; none, if Algolia answers. */
export const indexes = generated as readonly IndexParts[];

export const partsOf = (tag: string): IndexParts | undefined =>
  indexes.find(({ facets }) => facets.docusaurus_tag === tag);

/** Starts to fetch a version's index before the first key is typed. */
export function prefetchIndex(tag: string): void {
  partsOf(tag)
    ?.fetch()
    .catch(() => {
      // The query that needs it reports the failure.
    });
}

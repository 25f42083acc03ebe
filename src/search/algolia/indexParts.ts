import generated from '@generated/search-index/default/versions';
import type { Facets, MoreTexts, IndexedDoc } from '../embedded/types';

/** The index of a version: two lazy chunks. */
export interface IndexParts {
  readonly facets: Facets;
  readonly fetch: () => Promise<{ readonly default: readonly IndexedDoc[] }>;
  readonly fetchMore: () => Promise<{ readonly default: readonly MoreTexts[] }>;
}

/** The embedded indexes of all versions; none for an Algolia application. */
export const indexes = generated as readonly IndexParts[];

export const partsOf = (tag: string): IndexParts | undefined =>
  indexes.find(({ facets }) => facets.docusaurus_tag === tag);

/** Prefetches the index of a version. */
export function prefetchIndex(tag: string): void {
  partsOf(tag)
    ?.fetch()
    .catch(() => {
      // The query that needs it reports the failure.
    });
}

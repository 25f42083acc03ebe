import generated from '@generated/search-index/default/versions';
import type { Edition, MoreTexts, Outline } from '../embedded/types';

/** What `src/search` writes of each version: two lazy chunks. */
export interface IndexParts {
  readonly edition: Edition;
  readonly fetch: () => Promise<{ readonly default: readonly Outline[] }>;
  readonly fetchMore: () => Promise<{ readonly default: readonly MoreTexts[] }>;
}

/** The versions that the site can search by itself; none, if Algolia answers. */
export const versions = generated as readonly IndexParts[];

export const partsOf = (tag: string): IndexParts | undefined =>
  versions.find(({ edition }) => edition.docusaurus_tag === tag);

/** Starts to fetch a version's index before the first key is typed. */
export function prefetchIndex(tag: string): void {
  partsOf(tag)
    ?.fetch()
    .catch(() => {
      // The query that needs it reports the failure.
    });
}

import generated from '@generated/search/default/versions';
import type { Facets, MoreTexts, IndexedDoc } from '../embedded/types';
import { fetchIndex } from './fetchIndex';

/** The index of a version, in two files. */
export interface IndexParts {
  readonly facets: Facets;
  /** Of the first file. */
  readonly address: string;
  /** Fetches the first file, once. It rejects when that fails. */
  readonly first: () => Promise<readonly IndexedDoc[]>;
  readonly more: () => Promise<readonly MoreTexts[]>;
}

/** As `search/index` generates it, with the addresses of the files. */
type Generated = Readonly<Record<'first' | 'more', string>> &
  Pick<IndexParts, 'facets'>;

/** The embedded indexes of all versions; none for an Algolia application. */
export const parts = (generated as readonly Generated[]).map(
  ({ facets, first, more }): IndexParts => ({
    facets,
    address: first,
    first: async () => (await fetchIndex(first)) as IndexedDoc[],
    more: async () => (await fetchIndex(more)) as MoreTexts[],
  }),
);

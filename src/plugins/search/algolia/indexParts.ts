import generatedSynonyms from '@generated/search/default/synonyms';
import generated from '@generated/search/default/versions';
import type { Facets, MoreTexts, IndexedDoc } from '../embedded/types';
import type { Synonyms } from '../options';
import { fetchIndex } from './fetchIndex';

/** The index of a version, in two files. */
export interface IndexParts {
  readonly facets: Facets;
  /** The address of the first file. */
  readonly address: string;
  /** Fetches the first file, unless it has been fetched; rejects if that fails. */
  readonly first: () => Promise<readonly IndexedDoc[]>;
  /** Fetches the second file in the same way. */
  readonly more: () => Promise<readonly MoreTexts[]>;
}

/** As `search/index` generates it: `first` and `more` are addresses. */
type Generated = Readonly<Record<'first' | 'more', string>> &
  Pick<IndexParts, 'facets'>;

/** Those of the plugin's options. */
export const synonyms = generatedSynonyms as Synonyms;

/** One for each docs version; none for an Algolia application. */
export const indexParts = (generated as readonly Generated[]).map(
  ({ facets, first, more }): IndexParts => ({
    facets,
    address: first,
    first: async () => (await fetchIndex(first)) as IndexedDoc[],
    more: async () => (await fetchIndex(more)) as MoreTexts[],
  }),
);

import generatedSynonyms from '@generated/search/default/synonyms';
import generated from '@generated/search/default/versions';
import type { Facets } from '../embedded/types';
import type { Synonyms } from '../options';

/** The index of a docs version: addresses of its two files. */
export interface IndexParts {
  readonly facets: Facets;
  readonly first: string;
  readonly more: string;
}

/** One for each docs version; none for an Algolia application. */
export const indexParts = generated as readonly IndexParts[];

/** Those of the plugin's options. */
export const synonyms = generatedSynonyms as Synonyms;

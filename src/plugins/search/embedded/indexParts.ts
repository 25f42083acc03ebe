import generatedSynonyms from '@generated/search/default/synonyms';
import generated from '@generated/search/default/versions';
import type { Synonyms } from '../options';
import type { Facets } from './types';

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

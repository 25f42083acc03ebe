import generated from '@generated/search/default/versions';
import type { Facets } from './types';

/** The index of a docs version: the address of its file. */
interface IndexFile {
  readonly facets: Facets;
  readonly address: string;
}

/** One for each docs version; none for an Algolia application. */
export const indexFiles = generated as readonly IndexFile[];

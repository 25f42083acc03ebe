import { createEngine } from './engine';
import { fetchIndex, once } from './fetchIndex';
import { indexFiles, synonyms } from './indexFiles';
import type { VersionIndex } from './protocol';
import { recordsOf } from './records';
import type { IndexedDoc } from './types';

/** The embedded index of each docs version; none for an Algolia application. */
export const versions = indexFiles.map(({ facets, address }): VersionIndex => ({
  ...facets,
  load: once(async () => {
    const docs = (await fetchIndex(address)) as IndexedDoc[];
    const records = docs.flatMap((doc) => recordsOf(doc, facets));
    return createEngine(records, synonyms);
  }),
}));

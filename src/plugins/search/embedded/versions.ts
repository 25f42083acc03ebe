import generatedSynonyms from '@generated/search/default/synonyms';
import type { Synonyms } from '../options';
import { createEngine } from './engine';
import { fetchIndex, once } from './fetchIndex';
import { indexFiles } from './indexFiles';
import { recordsOf } from './records';
import type { VersionIndex } from './requester';
import type { IndexedDoc } from './types';

/** The embedded index of each docs version; none for an Algolia application. */
export const versions = indexFiles.map(({ facets, address }): VersionIndex => ({
  docusaurus_tag: facets.docusaurus_tag,
  load: once(async () => {
    const docs = (await fetchIndex(address)) as IndexedDoc[];
    const records = docs.flatMap((doc) => recordsOf(doc, facets));
    return createEngine(records, generatedSynonyms as Synonyms);
  }),
}));

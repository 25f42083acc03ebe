import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient } from './createSearchClient';
import { createEngine, type Engine } from '../embedded/engine';
import type { VersionIndex } from '../embedded/protocol';
import type { SearchOptions } from '../options';
import { recordsOf } from '../embedded/records';
import type { IndexedDoc, MoreTexts } from '../embedded/types';
import { fetchIndex, once } from './fetchIndex';
import { type IndexParts, indexParts, synonyms } from './indexParts';

/** The index of a docs version: of its first part, and later of both. */
interface GrowingIndex extends VersionIndex {
  /** Fetches and indexes the rest. If that fails, the first part is kept. */
  complete(): Promise<void>;
  isComplete(): boolean;
}

function growingIndexOf({ facets, first, more }: IndexParts): GrowingIndex {
  let whole: Engine | undefined;
  const engineOf = (docs: readonly IndexedDoc[]): Promise<Engine> =>
    createEngine(
      docs.flatMap((doc) => recordsOf(doc, facets)),
      synonyms,
    );
  const fetchFirst = async () => (await fetchIndex(first)) as IndexedDoc[];
  const loadFirst = once(async () => engineOf(await fetchFirst()));
  const loadWhole = once(async () => {
    const [docs, rest] = await Promise.all([fetchFirst(), fetchIndex(more)]);
    const texts = rest as MoreTexts[];
    whole = await engineOf(
      docs.map((doc, page) => ({
        ...doc,
        sections: doc.sections.map((section, at) => ({
          ...section,
          more: texts[page]?.[at] ?? [],
        })),
      })),
    );
  });
  return {
    ...facets,
    load: async () => whole ?? loadFirst(),
    complete: () =>
      loadWhole().catch(() => {
        // The next query tries again.
      }),
    isComplete: () => whole !== undefined,
  };
}

const versions = indexParts.map(growingIndexOf);

/** The embedded index of a docs version; none for an Algolia application. */
export const embeddedIndex = (tag: string): GrowingIndex | undefined =>
  versions.find(({ docusaurus_tag }) => docusaurus_tag === tag);

let client: LiteClient | undefined;

/** The client, which is created once. */
export function getSearchClient({
  indexName: name,
  ...application
}: Pick<SearchOptions, 'appId' | 'apiKey' | 'indexName'>): LiteClient {
  client ??= createSearchClient(application, { name, versions });
  return client;
}

import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient } from './createSearchClient';
import { createEngine, type Engine } from '../embedded/engine';
import type { VersionIndex } from '../embedded/protocol';
import type { SearchOptions } from '../options';
import { recordsOf } from '../embedded/records';
import type { IndexedDoc } from '../embedded/types';
import { once } from './fetchIndex';
import { type IndexParts, parts } from './indexParts';

/** The index of a docs version, which begins with its first part. */
interface GrowingIndex extends VersionIndex {
  /** Fetches the rest. If that fails, the first part remains. */
  complete(): Promise<void>;
  isComplete(): boolean;
}

function indexOf({ facets, first, more }: IndexParts): GrowingIndex {
  let whole: Engine | undefined;
  const engineOf = (docs: readonly IndexedDoc[]): Promise<Engine> =>
    createEngine(docs.flatMap((doc) => recordsOf(doc, facets)));
  const loadFirst = once(async () => engineOf(await first()));
  const loadWhole = once(async () => {
    const [docs, texts] = await Promise.all([first(), more()]);
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

const versions = parts.map(indexOf);

/** The embedded index of a docs version, unless the site uses Algolia. */
export const embeddedIndex = (tag: string): GrowingIndex | undefined =>
  versions.find(({ docusaurus_tag }) => docusaurus_tag === tag);

let client: LiteClient | undefined;

/** The one client of the page. */
export function getSearchClient({
  indexName: name,
  ...application
}: Pick<SearchOptions, 'appId' | 'apiKey' | 'indexName'>): LiteClient {
  client ??= createSearchClient(application, { name, versions });
  return client;
}

import { createEngine, type Engine } from './engine';
import { fetchIndex, once } from './fetchIndex';
import { type IndexParts, indexParts, synonyms } from './indexParts';
import type { VersionIndex } from './protocol';
import { recordsOf } from './records';
import type { IndexedDoc, MoreTexts } from './types';

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

/** The embedded index of each docs version; none for an Algolia application. */
export const versions = indexParts.map(growingIndexOf);

/** The embedded index of a docs version; none for an Algolia application. */
export const embeddedIndex = (tag: string): GrowingIndex | undefined =>
  versions.find(({ docusaurus_tag }) => docusaurus_tag === tag);

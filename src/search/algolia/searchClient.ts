import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient } from './createSearchClient';
import { createEngine, type Engine } from '../embedded/engine';
import type { SearchOptions } from '../options';
import { recordsOf } from '../embedded/records';
import type { Facets, IndexedDoc } from '../embedded/types';
import { fetchPart, indexes, once, partsOf } from './indexParts';

let client: LiteClient | undefined;

/** The one client of the page. */
export function getSearchClient({
  indexName,
  ...application
}: Pick<SearchOptions, 'appId' | 'apiKey' | 'indexName'>): LiteClient {
  client ??= createSearchClient(application, {
    name: indexName,
    versions: indexes.map(({ facets }) => ({
      ...facets,
      load: () => loadIndex(facets.docusaurus_tag),
    })),
  });
  return client;
}

// By docs version: the current engine, and whether it has the whole index.
const engines = new Map<string, Promise<Engine>>();
const completions = new Map<string, Promise<void>>();
const complete = new Set<string>();

/**
 * Loads the engine of a version; until {@link completeIndex} has run, of the
 * first part of its index.
 *
 * @throws Error when it cannot be fetched
 */
export const loadIndex = (tag: string): Promise<Engine> =>
  once(engines, tag, async () => {
    const parts = partsOf(tag);
    if (parts === undefined) return createEngine([]);
    return engineOf(await fetchPart(parts.first), parts.facets);
  });

/** Fetches the rest of an index. If it fails, the first part remains. */
export async function completeIndex(tag: string): Promise<void> {
  const parts = partsOf(tag);
  if (parts === undefined) return;
  try {
    await once(completions, tag, async () => {
      const [first, more] = await Promise.all([
        fetchPart(parts.first),
        fetchPart(parts.more),
      ]);
      const whole = first.map((doc, page) => ({
        ...doc,
        sections: doc.sections.map((section, at) => ({
          ...section,
          more: more[page]?.[at] ?? [],
        })),
      }));
      const engine = await engineOf(whole, parts.facets);
      engines.set(tag, Promise.resolve(engine));
      complete.add(tag);
    });
  } catch {
    // The next query tries again.
  }
}

/** Whether the whole index of a version is in use. */
export const isComplete = (tag: string): boolean => complete.has(tag);

const engineOf = (
  docs: readonly IndexedDoc[],
  facets: Facets,
): Promise<Engine> =>
  createEngine(docs.flatMap((doc) => recordsOf(doc, facets)));

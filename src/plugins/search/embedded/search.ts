import synonyms from '@generated/search/default/synonyms';
import { orThrow } from '../../shared/orThrow';
import { searchTag } from '../contract';
import { hitOf, HITS_PER_PAGE, type Search, type StoredHit } from '../hits';
import type { Synonyms } from '../options';
import { createEngine, type Engine } from './engine';
import { fetchIndex } from './fetchIndex';
import { excerptOf, highlight } from './highlight';
import { indexFiles } from './indexFiles';
import { recordsOf } from './records';
import type { IndexedDoc } from './types';

const engines = new Map<string, Promise<Engine>>();

/**
 * Loads the index of a docs version, once. A failure is forgotten, so that the next
 * query tries again.
 */
export function loadEngine(version: string): Promise<Engine> {
  const loading = engines.get(version) ?? load(version);
  engines.set(version, loading);
  loading.catch(() => engines.delete(version));
  return loading;
}

async function load(version: string): Promise<Engine> {
  const tag = searchTag(version);
  const { facets, address } = orThrow(
    indexFiles.find((file) => file.facets.docusaurus_tag === tag),
    `The index of the docs version ${version}`,
  );
  const docs = (await fetchIndex(address)) as IndexedDoc[];
  const records = docs.flatMap((doc) => recordsOf(doc, facets));
  return createEngine(records, synonyms as Synonyms);
}

/** Searches the index that the site brings. */
export const search: Search = async (query, version, page, size) => {
  const engine = await loadEngine(version);
  const { matches, words } = engine.search(query);
  const from = page * HITS_PER_PAGE;
  const hits = matches
    .slice(from, from + HITS_PER_PAGE)
    .map(({ record }) =>
      hitOf(
        record as StoredHit,
        (title) => highlight(title, words),
        record.content === null
          ? undefined
          : excerptOf(record.content, words, size),
      ),
    );
  return { hits, total: matches.length };
};

import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient } from '../search/client';
import { createEngine, type Engine } from '../search/engine';
import type { SearchOptions } from '../search/options';
import { recordsOf } from '../search/records';
import { editions, loadOutlines, made } from './embeddedIndex';

/** The one client of the page; its answers are kept in memory. */
export function getSearchClient({
  provider,
  indexName,
}: Pick<SearchOptions, 'provider' | 'indexName'>): LiteClient {
  made.client ??= createSearchClient(provider, {
    name: indexName,
    versions: editions().map((edition) => {
      let engine: Engine | undefined;
      return {
        ...edition,
        async load() {
          const outlines = await loadOutlines(edition.docusaurus_tag);
          engine ??= createEngine(
            outlines.flatMap((outline) => recordsOf(outline, edition)),
          );
          return engine;
        },
      };
    }),
  });
  return made.client;
}

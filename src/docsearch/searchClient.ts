import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient } from '../search/client';
import { createEngine, type Engine } from '../search/engine';
import type { SearchOptions } from '../search/options';
import { recordsOf } from '../search/records';
import type { VersionIndex } from '../search/protocol';
import type { Edition, Outline } from '../search/types';
import {
  completeOutlines,
  editions,
  loadOutlines,
  made,
} from './embeddedIndex';
import { searchDocs, SNIPPET_WORDS } from './query';

/** The one client of the page; its answers are kept in memory. */
export function getSearchClient({
  provider,
  indexName,
}: Pick<SearchOptions, 'provider' | 'indexName'>): LiteClient {
  made.client ??= createSearchClient(provider, {
    name: indexName,
    versions: editions().map(versionIndex),
  });
  return made.client;
}

const versionIndex = (edition: Edition): VersionIndex => ({
  ...edition,
  load: async () =>
    engineOf(await loadOutlines(edition.docusaurus_tag), edition),
});

const engines = new WeakMap<readonly Outline[], Engine>();

function engineOf(outlines: readonly Outline[], edition: Edition): Engine {
  const known = engines.get(outlines);
  if (known !== undefined) return known;
  const engine = createEngine(
    outlines.flatMap((outline) => recordsOf(outline, edition)),
  );
  engines.set(outlines, engine);
  return engine;
}

/** Words of all kinds, one mistyped. */
const WARM_UP = 'how to use minfy setings';

/**
 * Gets the embedded index of a version ready before the first key is typed; a
 * query that comes earlier does not wait for this.
 */
export async function prepareSearch(tag: string): Promise<void> {
  const edition = editionOf(tag);
  if (edition === undefined) return;
  // Of its own, as its answers are not to be remembered.
  const client = createSearchClient(null, {
    name: WARM_UP,
    versions: [versionIndex(edition)],
  });
  try {
    // What a key runs through is compiled when it runs, and then not with it.
    for (let end = 1; end <= WARM_UP.length; end++) {
      await idle();
      await searchDocs(client, {
        query: WARM_UP.slice(0, end),
        indexName: WARM_UP,
        facetFilters: undefined,
        snippetWords: SNIPPET_WORDS.wide,
        clickAnalytics: false,
      });
    }
  } catch {
    // The query that needs the index reports the failure.
  }
}

/** Fetches the rest of a version's index, and gets that ready, too. */
export const completeSearch = (tag: string): Promise<void> =>
  completeOutlines(tag, async (outlines) => {
    const edition = editionOf(tag);
    await idle();
    if (edition !== undefined) engineOf(outlines, edition);
  });

const editionOf = (tag: string): Edition | undefined =>
  editions().find(({ docusaurus_tag }) => docusaurus_tag === tag);

/** Waits, not for long, until the page has nothing else to do. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari cannot tell.
    if ('requestIdleCallback' in window)
      requestIdleCallback(resolve, { timeout: 100 });
    else setTimeout(resolve);
  });

import type { SearchResponse } from 'algoliasearch/lite';
import type { Engine } from './engine';
import { createHit } from './createHit';
import { type Query, readQueries, RequestError } from './parameters';
import type { Facets } from './types';

/** The index of a docs version, loaded on demand. */
export interface VersionIndex extends Facets {
  /** @throws Error when it cannot be fetched */
  load(): Promise<Engine>;
}

/** The index of all docs versions. */
export interface EmbeddedIndex {
  readonly name: string;
  readonly versions: readonly VersionIndex[];
}

/** A request; the path has no query string. */
type WireRequest = Readonly<Record<'method' | 'path' | 'body', string>>;

const SEARCH_PATH = '/1/indexes/*/queries';

/**
 * Answers a request to Algolia's search API from an embedded index.
 *
 * @returns Algolia's JSON, or status 400 for an invalid request
 * @throws the error of loading the index
 */
export async function answer(
  { method, path, body }: WireRequest,
  index: EmbeddedIndex,
): Promise<{ readonly status: number; readonly content: string }> {
  try {
    if (method !== 'POST' || path !== SEARCH_PATH) {
      throw new RequestError(
        `The embedded index does not answer ${method} ${path}, only POST ${SEARCH_PATH}.`,
      );
    }
    const results = await Promise.all(
      readQueries(body).map((query) => search(query, index)),
    );
    return { status: 200, content: JSON.stringify({ results }) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const refusal = { message: error.message, status: 400 };
    return { status: 400, content: JSON.stringify(refusal) };
  }
}

async function search(query: Query, { name, versions }: EmbeddedIndex) {
  if (query.indexName !== name) {
    throw new RequestError(`Index ${query.indexName} does not exist`);
  }
  const wanted = versions.filter((version) =>
    passes(query.facetFilters, version),
  );
  const engines = await Promise.all(wanted.map((version) => version.load()));
  const start = performance.now();
  const found = engines
    .flatMap((engine) => {
      const { matches, words } = engine.search(query.query);
      return matches.map((match) => ({ ...match, words }));
    })
    .sort((a, b) => b.score - a.score);
  const { hitsPerPage, page } = query;
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({ record, words }) => createHit(record, words, query)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustive: { nbHits: true, typo: true },
    query: query.query,
    index: name,
    // 32 hexadecimal digits, like Algolia's.
    ...(query.clickAnalytics && {
      queryID: crypto.randomUUID().replaceAll('-', ''),
    }),
    processingTimeMS: Math.round(performance.now() - start),
  } satisfies SearchResponse;
}

/**
 * Whether the facets of a version match the filters
 * (https://www.algolia.com/doc/api-reference/api-parameters/facetFilters).
 */
function passes(filters: Query['facetFilters'], version: Facets): boolean {
  const facets = Object.entries(version).map(
    ([name, value]) => `${name}:${String(value)}`,
  );
  return filters.every((filter) =>
    [filter].flat().some((one) => facets.includes(one)),
  );
}

import type { Engine } from './engine';
import { passes, type FacetValues } from './facets';
import { createHits } from './hits';
import { type Query, readQueries, RequestError } from './parameters';
import type { SearchRecord } from './types';

/** The records of one docs version, loaded when a query wants them. */
export interface VersionIndex {
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  /** @throws when it cannot be fetched */
  load(): Promise<Engine>;
}

/** An index by its name, in parts. */
export interface EmbeddedIndex {
  readonly name: string;
  readonly versions: readonly VersionIndex[];
}

/** As it comes in: the path without host and query string. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface WireResponse {
  readonly status: number;
  readonly content: string;
}

const SEARCH_PATH = '/1/indexes/*/queries';

// Algolia's `paginationLimitedTo`.
const MAX_HITS = 1000;

/**
 * Answers a request to Algolia's search API from an embedded index.
 *
 * @returns Algolia's JSON, or its 400 for a request that it would refuse
 * @throws what loading the index throws: there is nobody to answer
 */
export async function answer(
  { method, path, body }: WireRequest,
  index: EmbeddedIndex,
): Promise<WireResponse> {
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
    passes(query.facetFilters, facetsOf(version)),
  );
  const engines = await Promise.all(wanted.map((version) => version.load()));
  const start = performance.now();
  const found = engines
    .flatMap((engine) => {
      const { matches, plan } = engine.search(query.query);
      const hitOf = createHits(plan, query);
      return matches.map((match) => ({ ...match, hitOf }));
    })
    .filter(({ record }) => passes(query.facetFilters, facetsOf(record)))
    .sort((a, b) => b.score - a.score);
  const { hitsPerPage, page } = query;
  const hits = found
    .slice(0, MAX_HITS)
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map(({ record, hitOf }) => hitOf(record));
  const reachable = Math.min(found.length, MAX_HITS);
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: query.query,
    index: name,
    ...(query.clickAnalytics && { queryID: randomId() }),
    processingTimeMS: Math.round(performance.now() - start),
  };
}

/** `type` and the headings are known of a record only, not of a version. */
const facetsOf =
  (of: Omit<VersionIndex, 'load'> & Partial<SearchRecord>): FacetValues =>
  (attribute) => {
    switch (attribute) {
      case 'language':
      case 'version':
      case 'docusaurus_tag':
        return [of[attribute]];
      case 'type':
        return of.type === undefined ? undefined : [of.type];
      case 'hierarchy.lvl0':
        return of.hierarchy === undefined
          ? undefined
          : [of.hierarchy.lvl0 ?? ''];
      default:
        return [];
    }
  };

/** 32 hexadecimal digits, as Algolia's query ids. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

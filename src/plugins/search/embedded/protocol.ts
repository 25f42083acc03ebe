import type { Engine } from './engine';
import { createHit } from './createHit';
import type { Facets } from './types';

/** The index of a docs version, loaded on demand. */
export interface VersionIndex extends Facets {
  /** @throws Error when it cannot be fetched */
  load(): Promise<Engine>;
}

/** The parameters of Algolia that `algolia/request` sends. */
export interface Query {
  readonly query: string;
  readonly indexName: string;
  readonly attributesToRetrieve: string[];
  readonly attributesToHighlight: string[];
  readonly attributesToSnippet: [`content:${string}`];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  /** From 0, the default. */
  readonly page?: number;
  readonly clickAnalytics: boolean;
  /** The outer list means "and", inner ones "or"; by default none. */
  readonly facetFilters?: FacetFilters;
}

export type FacetFilters = (string | string[])[];

/**
 * Answers searches as Algolia does, with the part of its answer that is read.
 *
 * @param body of the request, the JSON of {@link Query} in `requests`
 * @param versions the index of each
 * @returns Algolia's JSON
 * @throws the error of loading an index
 */
export async function answer(
  body: string,
  versions: readonly VersionIndex[],
): Promise<string> {
  const { requests } = JSON.parse(body) as { readonly requests: Query[] };
  const results = requests.map((query) => search(query, versions));
  return JSON.stringify({ results: await Promise.all(results) });
}

async function search(query: Query, versions: readonly VersionIndex[]) {
  const { hitsPerPage, page = 0, facetFilters = [], clickAnalytics } = query;
  const wanted = versions.filter((version) => passes(facetFilters, version));
  const engines = await Promise.all(wanted.map((version) => version.load()));
  const found = engines
    .flatMap((engine) => {
      const { matches, words } = engine.search(query.query);
      return matches.map((match) => ({ ...match, words }));
    })
    .sort((a, b) => b.score - a.score);
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({ record, words }) => createHit(record, words, query)),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    // 32 hexadecimal digits, like Algolia's.
    ...(clickAnalytics && { queryID: crypto.randomUUID().replaceAll('-', '') }),
  };
}

/**
 * Whether the facets of a version match the filters
 * (https://www.algolia.com/doc/api-reference/api-parameters/facetFilters).
 */
function passes(filters: FacetFilters, version: Facets): boolean {
  const facets = Object.entries(version).map(
    ([name, value]) => `${name}:${String(value)}`,
  );
  return filters.every((filter) =>
    [filter].flat().some((one) => facets.includes(one)),
  );
}

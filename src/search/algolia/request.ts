import type {
  FacetFilters,
  LiteClient,
  SearchResponse,
} from 'algoliasearch/lite';
import { HEADINGS } from '../embedded/types';
import { isHit, type Hit } from './hits';
import { POST_TAG, PRE_TAG } from './marked';

export const HITS_PER_PAGE = 20;
export const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;

/** Replaces the client's message for unreachable hosts. */
const UNREACHABLE =
  'Unreachable hosts - your application id may be incorrect. If the error persists, please reach out to the provider support team.';

/** Why a search failed; `cause` is the client's error. */
function failureOf(cause: unknown): Error {
  const isUnreachable = cause instanceof Error && cause.name === 'RetryError';
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(isUnreachable ? UNREACHABLE : message, { cause });
}

/** The name of the user timing from a query to its hits. */
const TIMING = 'search';

export interface SearchQuery {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: FacetFilters;
  /** Words of a snippet. */
  readonly snippetWords: number;
  readonly clickAnalytics: boolean;
  /** From 0. */
  readonly page: number;
}

export interface SearchResult {
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
}

/**
 * Searches with the parameters of DocSearch.
 *
 * @throws Error that says why, for readers
 */
export async function searchDocs(
  client: Pick<LiteClient, 'search'>,
  { snippetWords, page, facetFilters, ...asked }: SearchQuery,
): Promise<SearchResult> {
  const start = performance.now();
  try {
    const answer = (await client.search<Hit>({
      requests: [
        {
          ...asked,
          attributesToRetrieve: [...HEADINGS, 'content', 'type', 'url'],
          attributesToHighlight: HEADINGS,
          attributesToSnippet: [`content:${String(snippetWords)}`],
          snippetEllipsisText: '…',
          highlightPreTag: PRE_TAG,
          highlightPostTag: POST_TAG,
          hitsPerPage: HITS_PER_PAGE,
          ...(page > 0 && { page }),
          ...(facetFilters.length > 0 && { facetFilters }),
        },
      ],
    })) as RawAnswer;
    return readResult(answer?.results?.[0], asked.query, page);
  } catch (error) {
    throw failureOf(error);
  } finally {
    // For the browser's performance tools, and for `npm run bench`.
    performance.clearMeasures(TIMING);
    performance.measure(TIMING, { start });
  }
}

/** A response before validation. */
type RawAnswer =
  | { readonly results?: readonly Partial<SearchResponse<Hit>>[] }
  | null
  | undefined;

function readResult(
  result: Partial<SearchResponse<Hit>> | undefined,
  query: string,
  page: number,
): SearchResult {
  if (!Array.isArray(result?.hits) || !result.hits.every(isHit)) {
    throw new TypeError('The provider sent an answer that holds no hits.');
  }
  const { hits, queryID } = result;
  return {
    query,
    hits: hits.map((hit, index) => ({
      ...hit,
      __position: page * HITS_PER_PAGE + index + 1,
      __queryID: queryID,
    })),
    nbHits: numberOr(hits.length, result.nbHits),
    nbPages: numberOr(1, result.nbPages),
  };
}

const numberOr = (otherwise: number, value: unknown): number =>
  typeof value === 'number' ? value : otherwise;

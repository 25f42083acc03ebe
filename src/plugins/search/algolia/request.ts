import type { FacetFilters, LiteClient } from 'algoliasearch/lite';
import { HEADINGS } from '../embedded/types';
import { fieldsOf, readHit, type Hit } from './hits';
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

/** The name of the performance measure from a query to its hits. */
const TIMING = 'search';

interface SearchQuery {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: FacetFilters;
  /** The number of words in a snippet. */
  readonly snippetWords: number;
  readonly clickAnalytics: boolean;
  /** From 0. */
  readonly page: number;
  /** Whether the address of a hit can be opened; the others are left out. */
  readonly canOpen: (url: string) => boolean;
}

export interface SearchResult {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** Without those of this page that are left out. */
  readonly nbHits: number;
  readonly nbPages: number;
}

/**
 * Searches with the parameters of DocSearch.
 *
 * @throws Error whose message is for readers
 */
export async function searchDocs(
  client: Pick<LiteClient, 'search'>,
  { snippetWords, page, facetFilters, canOpen, ...asked }: SearchQuery,
): Promise<SearchResult> {
  const start = performance.now();
  try {
    const answer: unknown = await client.search({
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
    });
    return { query: asked.query, ...readAnswer(answer, page, canOpen) };
  } catch (error) {
    throw failureOf(error);
  } finally {
    // For the browser's performance tools, and for `npm run bench`.
    performance.clearMeasures(TIMING);
    performance.measure(TIMING, { start });
  }
}

/**
 * Validates an answer. Hits that are invalid or cannot be opened are left out; those
 * beyond the requested number are not read.
 */
function readAnswer(
  answer: unknown,
  page: number,
  canOpen: SearchQuery['canOpen'],
): Omit<SearchResult, 'query'> {
  const { results } = fieldsOf(answer);
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  const { hits: sent, queryID, ...numbers } = fieldsOf(result);
  if (!Array.isArray(sent)) {
    throw new TypeError('The provider sent an answer that holds no hits.');
  }
  const read: readonly unknown[] = sent.slice(0, HITS_PER_PAGE);
  // Unique by id, as that is the key in React.
  const hits = new Map<string, Hit>();
  for (const [index, value] of read.entries()) {
    const hit = readHit(value);
    if (hit === undefined || hits.has(hit.objectID) || !canOpen(hit.url))
      continue;
    hits.set(hit.objectID, {
      ...hit,
      __position: page * HITS_PER_PAGE + index + 1,
      __queryID: typeof queryID === 'string' ? queryID : undefined,
    });
  }
  const nbPages = countOr(1, numbers.nbPages);
  // If all hits are shown, they are counted, whatever the answer says.
  const isAll = page === 0 && (nbPages < 2 || hits.size === 0);
  const leftOut = read.length - hits.size;
  const found = countOr(read.length, numbers.nbHits) - leftOut;
  return {
    hits: [...hits.values()],
    nbHits: isAll ? hits.size : Math.max(hits.size, found),
    nbPages: isAll ? Math.min(nbPages, 1) : nbPages,
  };
}

const countOr = (otherwise: number, value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : otherwise;

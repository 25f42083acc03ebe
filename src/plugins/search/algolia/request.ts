import type { LiteClient } from 'algoliasearch/lite';
import { HEADINGS, POST_TAG, PRE_TAG } from '../embedded/types';
import { fieldsOf, readHit, type AddressOf, type Hit } from './hits';

export const HITS_PER_PAGE = 20;

/** Replaces the client's message for unreachable hosts. */
const UNREACHABLE =
  'Unreachable hosts - your application id may be incorrect. If the error persists, please reach out to the provider support team.';

/** The name of the performance measure from a query to its hits. */
const TIMING = 'search';

interface SearchQuery {
  readonly query: string;
  readonly indexName: string;
  readonly language: string;
  /** The `docusaurus_tag` of the docs version. */
  readonly tag: string;
  /** The number of words in a snippet. */
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
 * @throws Error whose message is for readers
 */
export async function searchDocs(
  client: Pick<LiteClient, 'search'>,
  { language, tag, snippetWords, page, ...asked }: SearchQuery,
  addressOf: AddressOf,
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
          facetFilters: [
            `language:${language}`,
            ['docusaurus_tag:default', `docusaurus_tag:${tag}`],
          ],
        },
      ],
    });
    return { query: asked.query, ...readAnswer(answer, page, addressOf) };
  } catch (cause) {
    const { name, message } = cause as Error;
    throw new Error(name === 'RetryError' ? UNREACHABLE : message, { cause });
  } finally {
    // For the browser's performance tools, and for `npm run bench`.
    performance.clearMeasures(TIMING);
    performance.measure(TIMING, { start });
  }
}

/** Reads an answer. Hits that are invalid or cannot be opened are left out. */
function readAnswer(
  answer: unknown,
  page: number,
  addressOf: AddressOf,
): Omit<SearchResult, 'query'> {
  const { results } = fieldsOf(answer);
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  const { hits: sent, queryID: id, nbHits, nbPages } = fieldsOf(result);
  if (!Array.isArray(sent)) {
    throw new TypeError('The provider sent an answer that holds no hits.');
  }
  const queryID = typeof id === 'string' ? id : undefined;
  const hits = sent
    .slice(0, HITS_PER_PAGE)
    .flatMap((value: unknown, index): Hit[] => {
      const hit = readHit(value, addressOf);
      const position = page * HITS_PER_PAGE + index + 1;
      return hit ? [{ ...hit, found: { position, queryID } }] : [];
    });
  const isNothing = page === 0 && hits.length === 0;
  return {
    hits,
    nbHits: isNothing ? 0 : countOr(hits.length, nbHits),
    nbPages: isNothing ? 0 : countOr(1, nbPages),
  };
}

const countOr = (otherwise: number, value: unknown): number =>
  Number.isSafeInteger(value) ? Math.max(0, Number(value)) : otherwise;

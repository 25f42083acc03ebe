import { useEffect, useState, useSyncExternalStore } from 'react';
import { made, onRevision } from './embeddedIndex';
import { completeSearch, getSearchClient, prepareSearch } from './searchClient';
import {
  searchDocs,
  type SearchFailure,
  SNIPPET_WORDS,
  type SearchResult,
} from './query';
import {
  searchTag,
  useFacetFilters,
  useSearchOptions,
} from './useSearchOptions';

/** After so many milliseconds of loading the reader is told (section 9). */
const STALLED_AFTER = 300;

// From the specification: 5 words on screens up to 768 pixels.
const NARROW_SCREEN = '(max-width: 768px)';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface Search {
  readonly status: SearchStatus;
  /** The newest answer, also while the next one is on its way. */
  readonly result: SearchResult | undefined;
  readonly error: SearchFailure | undefined;
  readonly retry: () => void;
}

/**
 * Searches while the reader types. Only the answer to the newest query counts,
 * in whatever order answers come.
 *
 * @param query nothing is asked while it is blank
 * @param version name of the docs version to search
 * @param page of the results, from 0
 */
export function useSearch(query: string, version: string, page = 0): Search {
  const options = useSearchOptions();
  const facetFilters = useFacetFilters(version);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  const [stalled, setStalled] = useState('');
  const isBlank = query.trim() === '';
  const tag = searchTag(version);
  const revision = useSyncExternalStore(onRevision, getRevision, getRevision);
  const asked = JSON.stringify([query, facetFilters, page, attempt, revision]);

  useEffect(() => {
    void prepareSearch(tag);
  }, [tag]);

  useEffect(() => {
    if (isBlank) return undefined;
    let isNewest = true;
    const timer = setTimeout(setStalled, STALLED_AFTER, asked);
    const settle = (outcome: Omit<Settled, 'asked'>): void => {
      clearTimeout(timer);
      if (isNewest)
        setSettled((last) => ({
          ...last,
          error: undefined,
          ...outcome,
          asked,
        }));
    };
    const [words, filters, from] = JSON.parse(asked) as [
      string,
      typeof facetFilters,
      number,
    ];
    searchDocs(getSearchClient(options), {
      query: words,
      indexName: options.indexName,
      facetFilters: filters,
      snippetWords: matchMedia(NARROW_SCREEN).matches
        ? SNIPPET_WORDS.narrow
        : SNIPPET_WORDS.wide,
      clickAnalytics: options.insights,
      page: from,
    }).then(
      async (result) => {
        // The rest of the index may have what its first part has not.
        if (result.nbHits === 0) await completeSearch(tag);
        settle({ result });
        void completeSearch(tag);
      },
      (error: unknown) => {
        settle({ error: error as SearchFailure });
      },
    );
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [asked, isBlank, options, tag]);

  const isSettled = settled?.asked === asked;
  const loading = stalled === asked ? 'stalled' : 'loading';
  return {
    status: isBlank
      ? 'idle'
      : !isSettled
        ? loading
        : settled.error === undefined
          ? 'idle'
          : 'error',
    result: isBlank ? undefined : settled?.result,
    error: isSettled && !isBlank ? settled.error : undefined,
    retry() {
      setAttempt((before) => before + 1);
    },
  };
}

const getRevision = (): number => made.revision;

interface Settled {
  readonly asked: string;
  readonly result?: SearchResult;
  readonly error?: SearchFailure | undefined;
}

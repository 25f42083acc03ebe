import { useEffect, useLayoutEffect, useState } from 'react';
import { options } from '../config';
import { loadEngine, search as searchIndex } from '../embedded/search';
import type { Found, Hit, Search } from '../hits';
import { isEmbedded } from '../options';

/** Milliseconds before a search counts as stalled. */
const STALLED_AFTER = 300;

/** Screens on which excerpts are short. */
const NARROW_SCREEN = '(max-width: 768px)';
const EXCERPT_WORDS = { wide: 10, narrow: 5 } as const;

const search: Search = isEmbedded(options)
  ? searchIndex
  : async (...asked) => {
      const algolia = await import('../algolia/search');
      return algolia.search(...asked);
    };

/** An answer or an error. */
interface Settled {
  /** Identifies the query. */
  readonly key: string;
  /** The result, or that of an earlier query if this one failed. */
  readonly result: (Found & { readonly query: string }) | undefined;
  readonly error?: Error;
}

export type SearchState = ReturnType<typeof useSearch>;

/**
 * Searches while the reader types. Answers to earlier queries are ignored.
 *
 * @param query the query; if it is blank, nothing is searched
 * @param version name of the docs version to search
 * @param page the page number of the results, from 0
 */
export function useSearch(query: string, version: string, page = 0) {
  const [attempt, setAttempt] = useState(0);
  const [stalled, setStalled] = useState<string>();
  const isBlank = query.trim() === '';
  const key = JSON.stringify([query, version, page, attempt]);
  const [settled, setSettled] = useState<Settled>();
  const [pages, setPages] = useState<readonly Hit[]>([]);
  const [seen, setSeen] = useState<readonly Hit[]>([]);

  useEffect(() => {
    if (!isEmbedded(options)) return;
    loadEngine(version).then(
      (engine) => setPages(engine.pages),
      // The query that needs it reports a failure, and the next one tries again.
      () => undefined,
    );
  }, [version, key]);

  // Preact runs other effects a frame later.
  useLayoutEffect(() => {
    if (isBlank) return undefined;
    let isLatest = true;
    const timer = setTimeout(setStalled, STALLED_AFTER, key);
    const settle = (outcome: Partial<Settled>): void => {
      clearTimeout(timer);
      if (!isLatest) return;
      setSettled((before) => ({ result: before?.result, ...outcome, key }));
    };
    const isNarrow = matchMedia(NARROW_SCREEN).matches;
    const words = EXCERPT_WORDS[isNarrow ? 'narrow' : 'wide'];
    search(query, version, page, words).then(
      (found) => {
        settle({ result: { ...found, query } });
        setSeen((before) => [...before, ...found.hits]);
      },
      (error: unknown) => settle({ error: error as Error }),
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [key, query, page, isBlank, version]);

  const isSettled = settled?.key === key;
  const loading = stalled === key ? 'stalled' : 'loading';
  const error = isSettled && !isBlank ? settled.error : undefined;
  const result = isBlank ? undefined : settled?.result;
  return {
    status: error ? 'error' : isBlank || isSettled ? 'idle' : loading,
    /** The last answer, even while the next one is pending. */
    result,
    error,
    /** The pages of the version, once its index is loaded; none from Algolia. */
    pages,
    /** Hits whose pages are suggested after a query that finds nothing. */
    known: pages.length > 0 ? pages : seen,
    retry: (): void => setAttempt((before) => before + 1),
  };
}

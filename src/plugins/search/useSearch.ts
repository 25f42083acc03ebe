import i18n from '@generated/i18n';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient } from './algolia/createSearchClient';
import { addressOf } from './algolia/hitAddress';
import { searchDocs, type SearchResult } from './algolia/request';
import { searchTag } from './contract';
import { options, siteConfig } from './config';
import { versions } from './embedded/versions';

/** Milliseconds before a search counts as stalled. */
const STALLED_AFTER = 300;

/** Where snippets are short. */
const NARROW_SCREEN = '(max-width: 768px)';
const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;

/** An answer, or why there is none. */
interface Settled {
  /** Identifies the request. */
  readonly key: string;
  /** If the request failed, that of an earlier one. */
  readonly result: SearchResult | undefined;
  readonly error?: Error;
}

let client: LiteClient | undefined;

/** Holds the last answer while no component shows it. */
export interface KeptAnswer {
  answer?: Settled | undefined;
}

interface Settings {
  /** Of the results, from 0. */
  readonly page?: number;
  /** Holds the last answer until the component is mounted again. */
  readonly kept?: KeptAnswer;
}

/** The state of a search. */
export type Search = ReturnType<typeof useSearch>;

/**
 * Searches while the reader types. Answers to earlier queries are ignored.
 *
 * @param query a blank one searches for nothing
 * @param version name of the docs version to search
 */
export function useSearch(
  query: string,
  version: string,
  { page = 0, kept = {} }: Settings = {},
) {
  const [attempt, setAttempt] = useState(0);
  const [stalled, setStalled] = useState<string>();
  const isBlank = query.trim() === '';
  const tag = searchTag(version);
  const key = JSON.stringify([query, tag, page, attempt]);
  const [settled, setSettled] = useState(() =>
    kept.answer?.key === key ? kept.answer : undefined,
  );

  useEffect(() => {
    const index = versions.find(({ docusaurus_tag }) => docusaurus_tag === tag);
    index?.load().catch(() => {
      // The query that needs it reports the failure.
    });
  }, [tag]);

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
    client ??= createSearchClient(options, versions);
    const isNarrow = matchMedia(NARROW_SCREEN).matches;
    searchDocs(
      client,
      {
        query,
        indexName: options.indexName,
        language: i18n.currentLocale,
        tag,
        snippetWords: SNIPPET_WORDS[isNarrow ? 'narrow' : 'wide'],
        clickAnalytics: options.insights,
        page,
      },
      (url) => addressOf(url, siteConfig),
    ).then(
      (result) => settle({ result }),
      (error: unknown) => settle({ error: error as Error }),
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [key, query, page, isBlank, tag]);

  useEffect(() => {
    kept.answer = settled;
  }, [kept, settled]);

  const isSettled = settled?.key === key;
  const loading = stalled === key ? 'stalled' : 'loading';
  const error = isSettled && !isBlank ? settled.error : undefined;
  return {
    status: error ? 'error' : isBlank || isSettled ? 'idle' : loading,
    /** The last answer, also while the next one is pending. */
    result: isBlank ? undefined : settled?.result,
    error,
    retry: (): void => setAttempt((before) => before + 1),
  };
}

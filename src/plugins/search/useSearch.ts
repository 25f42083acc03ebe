import i18n from '@generated/i18n';
import { useEffect, useState } from 'react';
import { addressOf } from './algolia/hitAddress';
import {
  searchDocs,
  SNIPPET_WORDS,
  type SearchResult,
} from './algolia/request';
import { embeddedIndex, getSearchClient } from './algolia/searchClient';
import { searchTag } from './contract';
import { options, site } from './site';

/** Milliseconds before a search counts as stalled. */
const STALLED_AFTER = 300;

/** Screens with short snippets. */
const NARROW_SCREEN = '(max-width: 768px)';

/** The last answer, for a component that goes and comes again. */
export interface KeptAnswer {
  answer?: Settled | undefined;
}

export type Search = ReturnType<typeof useSearch>;

/**
 * Searches while the reader types. Answers to earlier queries are ignored.
 *
 * @param query may be blank, for no search
 * @param version name of the docs version to search
 * @param page of the results, from 0
 * @param kept keeps the last answer for the next time that the component is shown
 */
export function useSearch(
  query: string,
  version: string,
  page = 0,
  kept: KeptAnswer = {},
) {
  const [attempt, setAttempt] = useState(0);
  const [stalled, setStalled] = useState<string>();
  const [, setCompleted] = useState<string>();
  const isBlank = query.trim() === '';
  const tag = searchTag(version);
  const index = embeddedIndex(tag);
  const isComplete = index?.isComplete();
  const question = JSON.stringify([query, tag, page, attempt, isComplete]);
  const [settled, setSettled] = useState(() =>
    kept.answer?.question === question ? kept.answer : undefined,
  );

  useEffect(() => {
    index?.load().catch(() => {
      // The query that needs it reports the failure.
    });
  }, [index]);

  useEffect(() => {
    if (isBlank) return undefined;
    let isLatest = true;
    const timer = setTimeout(setStalled, STALLED_AFTER, question);
    const settle = (outcome: Partial<Settled>): void => {
      clearTimeout(timer);
      if (!isLatest) return;
      setSettled((last) => ({ result: last?.result, ...outcome, question }));
    };
    const complete = async (): Promise<void> => {
      await index?.complete();
      setCompleted(tag);
    };
    searchDocs(getSearchClient(options), {
      query,
      indexName: options.indexName,
      facetFilters: options.contextualSearch
        ? [
            `language:${i18n.currentLocale}`,
            ['docusaurus_tag:default', `docusaurus_tag:${tag}`],
          ]
        : [],
      snippetWords: matchMedia(NARROW_SCREEN).matches
        ? SNIPPET_WORDS.narrow
        : SNIPPET_WORDS.wide,
      clickAnalytics: options.insights,
      page,
      canOpen: (url) => addressOf(url, site) !== undefined,
    }).then(
      async (result) => {
        // The rest of the index may have results, and so this page of them.
        if (result.nbHits === 0 || page >= result.nbPages) await complete();
        settle({ result });
        void complete();
      },
      (error: unknown) => settle({ error: error as Error }),
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [question, query, page, isBlank, tag, index]);

  useEffect(() => {
    kept.answer = settled;
  }, [kept, settled]);

  const isSettled = settled?.question === question;
  const loading = stalled === question ? 'stalled' : 'loading';
  const error = isSettled && !isBlank ? settled.error : undefined;
  return {
    status: error ? 'error' : isBlank || isSettled ? 'idle' : loading,
    /** The last answer, also while the next one is pending. */
    result: isBlank ? undefined : settled?.result,
    error,
    retry: (): void => setAttempt((before) => before + 1),
  };
}

interface Settled {
  readonly question: string;
  /** The last one, also of an earlier question. */
  readonly result: SearchResult | undefined;
  readonly error?: Error;
}

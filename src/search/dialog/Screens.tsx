import { useEvent } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  type ReactElement,
  type RefObject,
} from 'react';
import { createInsights } from '../algolia/insights';
import { isComposed } from '../../shared/searchKeys';
import { isEmbedded, type SearchOptions } from '../options';
import { useSearch, type Search } from '../useSearch';
import {
  useReadersVersion,
  useSearchLink,
  useSearchOptions,
} from '../useSearchOptions';
import { Footer } from './Footer';
import { HitLists } from './HitLists';
import { resultLists, storedLists } from './rowLists';
import { Results } from './Results';
import { rowId, useActiveRow } from './useActiveRow';
import { useOpen, useSelection } from './useSelection';
import { useStoredSearches } from './useStoredSearches';
import './screens.lazy.css';

/** What the input shows of the screen below it. */
export interface Combobox {
  /** Id of the active result, if there are results. */
  readonly activeId?: string | undefined;
  readonly status: Search['status'];
}

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** Whether the reader wants to go to the first result, once it is known. */
  readonly isEntered: boolean;
  readonly onQuery: (query: string) => void;
  readonly onResults: (combobox: Combobox) => void;
}

/** What the search dialog shows below its input: DocSearch's screens. */
export default function Screens(props: Props): ReactElement {
  const { input, query, isEntered, onQuery, onResults } = props;
  const { siteConfig } = useDocusaurusContext();
  const options = useSearchOptions();
  const version = useReadersVersion();
  const search = useSearch(query, version);
  const insights = useInsights(options, search);
  const stored = useStoredSearches(options);
  const selection = useSelection((hit) => {
    stored.remember(hit);
    insights?.selected(hit);
  });
  const hits = search.error ? undefined : search.result?.hits;
  const found = useMemo(
    () => resultLists(hits ?? [], options.maxResultsPerGroup, siteConfig),
    [hits, options.maxResultsPerGroup, siteConfig],
  );
  const isBlank = query.trim() === '';
  const lists = isBlank ? storedLists(stored, siteConfig) : found;
  const rows = lists.flatMap((list) => list.rows);
  const active = useActiveRow(rows, query);
  const activeId = rows.length > 0 ? rowId(active.index) : undefined;
  const { status } = search;
  useLayoutEffect(() => {
    onResults({ activeId, status });
    return () => onResults({ status: 'idle' });
  }, [onResults, activeId, status]);
  // The focused element may be gone: a button of a removed row, or "Try again".
  useLayoutEffect(() => {
    if (document.activeElement === document.body) input.current?.focus();
  }, [input, stored.recent.length, stored.favorites.length, status]);

  // The rows may be those of what was typed before.
  const isAnswered = isBlank || search.result?.query === query;
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (isComposed(event)) return;
    active.onKeyDown(event);
    const row = rows[active.index];
    // Otherwise the form is submitted: the reader has entered the query.
    if (event.key === 'Enter' && row && (isAnswered || active.isChosen))
      selection.onEnter(event, row);
  });
  useLayoutEffect(() => {
    const box = input.current;
    box?.addEventListener('keydown', onKeyDown);
    return () => box?.removeEventListener('keydown', onKeyDown);
  }, [input, onKeyDown]);

  const open = useOpen();
  const searchLink = useSearchLink();
  const follow = useEvent(() => {
    const row = rows[active.index];
    if (row) selection.open(row);
    else if (!isBlank) open(searchLink(query, version));
  });
  const isSettled = isAnswered || search.error !== undefined;
  useEffect(() => {
    if (isEntered && isSettled) follow();
  }, [isEntered, isSettled, follow]);

  return (
    <>
      <div className="DocSearch-Dropdown">
        <Results
          query={query}
          version={version}
          search={search}
          count={rows.length}
          onQuery={(next) => {
            onQuery(next);
            input.current?.focus();
          }}
        >
          <HitLists lists={lists} active={active} selection={selection} />
        </Results>
      </div>
      <Footer isAlgolia={!isEmbedded(options)} />
    </>
  );
}

/** Reports views and clicks, if the site's configuration wants that. */
function useInsights(options: SearchOptions, { result }: Search) {
  const insights = useMemo(() => {
    const { appId, apiKey, indexName } = options;
    return options.insights && !isEmbedded(options)
      ? createInsights({ appId, apiKey }, indexName)
      : undefined;
  }, [options]);
  useEffect(() => {
    if (result !== undefined) insights?.viewed(result.hits);
  }, [insights, result]);
  return insights;
}

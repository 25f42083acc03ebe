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
import { isEmbedded, type SearchOptions } from '../options';
import { useSearch, type Search } from '../useSearch';
import { useReadersVersion, useSearchOptions } from '../useSearchOptions';
import { Footer } from './Footer';
import { HitLists } from './HitLists';
import { resultLists, storedLists } from './rowLists';
import { Results } from './Results';
import { rowId, useActiveRow } from './useActiveRow';
import { useSelection } from './useSelection';
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
  readonly onQuery: (query: string) => void;
  readonly onResults: (combobox: Combobox) => void;
}

/** What the search dialog shows below its input: DocSearch's screens. */
export default function Screens(props: Props): ReactElement {
  const { input, query, onQuery, onResults } = props;
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
  const lists = query.trim() === '' ? storedLists(stored, siteConfig) : found;
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

  const onKeyDown = useEvent((event: KeyboardEvent) => {
    active.onKeyDown(event);
    const row = rows[active.index];
    if (event.key === 'Enter' && !event.isComposing && row)
      selection.onEnter(event, row);
  });
  useLayoutEffect(() => {
    const box = input.current;
    box?.addEventListener('keydown', onKeyDown);
    return () => box?.removeEventListener('keydown', onKeyDown);
  }, [input, onKeyDown]);

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

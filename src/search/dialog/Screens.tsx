import {
  useEffect,
  useLayoutEffect,
  useMemo,
  type KeyboardEvent,
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

/** What the input shows of the screen below it. */
export interface Combobox {
  readonly count: number;
  /** Id of the active result. */
  readonly activeId?: string | undefined;
  readonly status: Search['status'];
}

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Set to the handler of the input's keys. */
  readonly keysRef: RefObject<((event: KeyboardEvent) => void) | undefined>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onResults: (combobox: Combobox) => void;
  readonly onClose: () => void;
}

/** What the search dialog shows below its input: DocSearch's screens. */
export default function Screens(props: Props): ReactElement {
  const { input, keysRef, query, onQuery, onResults, onClose } = props;
  const options = useSearchOptions();
  const version = useReadersVersion();
  const search = useSearch(query, version);
  const insights = useInsights(options, search);
  const stored = useStoredSearches(options);
  const selection = useSelection((hit) => {
    stored.remember(hit);
    insights?.selected(hit);
  }, onClose);
  const found = useMemo(
    () =>
      search.error === undefined
        ? resultLists(search.result?.hits ?? [], options.maxResultsPerGroup)
        : [],
    [search.error, search.result, options.maxResultsPerGroup],
  );
  const wanted = query.trim() === '' ? storedLists(stored) : found;
  const lists = wanted.map(({ title, rows }) => ({
    title,
    rows: rows.filter(({ hit }) => selection.addressOf(hit) !== undefined),
  }));
  const rows = lists.flatMap((list) => list.rows);
  const active = useActiveRow(
    rows.map(({ hit }) => hit.objectID),
    query,
  );
  const count = rows.length;
  const activeId = count > 0 ? rowId(active.index) : undefined;
  const { status } = search;
  useLayoutEffect(() => {
    onResults({ count, activeId, status });
    return () => onResults({ count: 0, status: 'idle' });
  }, [onResults, count, activeId, status]);
  // The focused element may be gone: a button of a removed row, or "Try again".
  useLayoutEffect(() => {
    if (document.activeElement === document.body) input.current?.focus();
  }, [input, stored.recent.length, stored.favorites.length, status]);

  useLayoutEffect(() => {
    keysRef.current = (event) => {
      active.onKeyDown(event);
      const hit = rows[active.index]?.hit;
      const isComposing = event.nativeEvent.isComposing;
      if (event.key === 'Enter' && !isComposing && hit !== undefined) {
        selection.onEnter(event, hit);
      }
    };
  });

  return (
    <>
      <div className="DocSearch-Dropdown">
        <Results
          query={query}
          version={version}
          search={search}
          count={count}
          onQuery={(next) => {
            onQuery(next);
            input.current?.focus();
          }}
          onLeave={onClose}
        >
          <HitLists lists={lists} active={active} selection={selection} />
        </Results>
      </div>
      <Footer isAlgolia={!isEmbedded(options)} />
    </>
  );
}

/** Reports views and clicks, if the site's configuration wants that. */
function useInsights(
  { insights: isWanted, appId, apiKey, indexName }: SearchOptions,
  { result }: Search,
) {
  const insights = useMemo(
    () =>
      isWanted && !isEmbedded({ appId })
        ? createInsights({ appId, apiKey }, indexName)
        : undefined,
    [isWanted, appId, apiKey, indexName],
  );
  useEffect(() => {
    if (result !== undefined) insights?.viewed(result.hits);
  }, [insights, result]);
  return insights;
}

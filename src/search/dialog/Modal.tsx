import clsx from 'clsx';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { cut } from '../../shared/cut';
import { createInsights } from '../algolia/insights';
import { isEmbedded, type SearchOptions } from '../options';
import { useSearch, type Search } from '../useSearch';
import { useReadersVersion, useSearchOptions } from '../useSearchOptions';
import { Footer } from './Footer';
import { HitLists } from './HitLists';
import { resultLists, storedLists } from './rowLists';
import { Results } from './Results';
import { MAX_QUERY_LENGTH, SearchBox } from './SearchBox';
import { rowId, useActiveRow } from './useActiveRow';
import { useDialog } from './useDialog';
import { useSelection } from './useSelection';
import { useStoredSearches, type StoredLists } from './useStoredSearches';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog, with DocSearch's look and behavior. */
export default function Modal(props: Props): ReactElement {
  const [query, setQuery] = useState(cut(props.initialQuery, MAX_QUERY_LENGTH));
  const version = useReadersVersion();
  const search = useSearch(query, version);
  const dialog = useDialog(props.onClose);
  return createPortal(
    <dialog
      {...dialog}
      aria-label="Search"
      className={clsx(
        'DocSearch DocSearch-Container',
        search.status === 'stalled' && 'DocSearch-Container--Stalled',
        search.status === 'error' && 'DocSearch-Container--Errored',
      )}
    >
      <Content {...props} {...{ query, setQuery, version, search }} />
    </dialog>,
    document.body,
  );
}

interface ContentProps extends Props {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly version: string;
  readonly search: Search;
}

function Content(props: ContentProps): ReactElement {
  const { initialQuery, onClose, query, setQuery, version, search } = props;
  const options = useSearchOptions();
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
  const hits = lists.flatMap(({ rows }) => rows.map(({ hit }) => hit));
  const active = useActiveRow(
    hits.map(({ objectID }) => objectID),
    query,
  );
  const input = useRef<HTMLInputElement>(null);
  useFocus(input, initialQuery, stored, search.status);
  const resultsId = useId();
  const onInputKey = (event: KeyboardEvent): void => {
    active.onKeyDown(event);
    const hit = hits[active.index];
    const isComposing = event.nativeEvent.isComposing;
    if (event.key === 'Enter' && !isComposing && hit !== undefined) {
      selection.onEnter(event, hit);
    }
  };
  return (
    <div className="DocSearch-Modal">
      <SearchBox
        input={input}
        query={query}
        hasResults={hits.length > 0}
        resultsId={resultsId}
        activeId={hits.length > 0 ? rowId(active.index) : undefined}
        onQuery={setQuery}
        onKeyDown={onInputKey}
        onCancel={onClose}
      />
      <div className="DocSearch-Dropdown">
        <Results
          query={query}
          version={version}
          search={search}
          count={hits.length}
          options={options}
          onQuery={(next) => {
            setQuery(next);
            input.current?.focus();
          }}
          onLeave={onClose}
        >
          <HitLists
            id={resultsId}
            lists={lists}
            active={active}
            selection={selection}
          />
        </Results>
      </div>
      <Footer isAlgolia={!isEmbedded(options)} />
    </div>
  );
}

/** Focuses the input, and again when the focused element has been removed. */
function useFocus(
  input: RefObject<HTMLInputElement | null>,
  initialQuery: string,
  { recent, favorites }: StoredLists,
  status: Search['status'],
): void {
  // Before the next key, so that it is appended.
  useLayoutEffect(() => {
    input.current?.focus();
    // One letter was typed on the button, and others follow; longer text is
    // from the page, and is selected to be replaced.
    const from = initialQuery.length === 1 ? 1 : 0;
    input.current?.setSelectionRange(from, initialQuery.length);
  }, [input, initialQuery]);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) input.current?.focus();
  }, [input, recent.length, favorites.length, status]);
}

/** Reports views and clicks, if the site is configured to. */
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

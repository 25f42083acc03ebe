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
import { keepFocusInside, useDialog } from './useDialog';
import { useSelection } from './useSelection';
import { useStoredSearches } from './useStoredSearches';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog, with DocSearch's look and behavior. */
export default function Modal({ initialQuery, onClose }: Props): ReactElement {
  const options = useSearchOptions();
  const version = useReadersVersion();
  const [query, setQuery] = useState(cut(initialQuery, MAX_QUERY_LENGTH));
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
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const resultsId = useId();
  useDialog(dialog);
  // Before the next key, so that it does not replace the one before.
  useLayoutEffect(() => {
    input.current?.focus();
    // A letter was typed on the button, and others follow; longer text is from
    // the page, there to be replaced.
    const from = initialQuery.length === 1 ? 1 : 0;
    input.current?.setSelectionRange(from, initialQuery.length);
  }, [initialQuery]);
  // What had the focus may be gone: a removed row, "Try again".
  useLayoutEffect(() => {
    if (document.activeElement === document.body) input.current?.focus();
  }, [stored.recent.length, stored.favorites.length, search.status]);

  const onInputKey = (event: KeyboardEvent): void => {
    active.onKeyDown(event);
    const hit = rows[active.index]?.hit;
    const isComposing = event.nativeEvent.isComposing;
    if (event.key === 'Enter' && !isComposing && hit !== undefined) {
      selection.onEnter(event, hit);
    }
  };

  return createPortal(
    // The dialog itself takes keys and clicks only for what is inside of it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Search"
      className={clsx(
        'DocSearch DocSearch-Container',
        search.status === 'stalled' && 'DocSearch-Container--Stalled',
        search.status === 'error' && 'DocSearch-Container--Errored',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The focus goes back to where it was, not to what is under the mouse.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepFocusInside(event, event.currentTarget);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="DocSearch-Modal">
        <SearchBox
          input={input}
          query={query}
          hasResults={rows.length > 0}
          resultsId={resultsId}
          activeId={rows.length > 0 ? rowId(active.index) : undefined}
          onQuery={setQuery}
          onKeyDown={onInputKey}
          onCancel={onClose}
        />
        <div className="DocSearch-Dropdown">
          <Results
            query={query}
            version={version}
            search={search}
            count={rows.length}
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
    </dialog>,
    document.body,
  );
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

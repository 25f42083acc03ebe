import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  type ReactElement,
} from 'react';
import { createInsights } from '../algolia/insights';
import { isComposed } from '../../shared/isComposed';
import { fillIn, inputOf, openAddress } from '../button/searchDialog';
import type { Hit } from '../hits';
import { isEmbedded } from '../options';
import { options, searchLink } from '../config';
import { useSearch, type SearchState } from './useSearch';
import { Footer } from './Footer';
import { resultLists, storedLists } from './rowLists';
import { Results } from './Results';
import { Rows } from './Rows';
import { rowId, useActiveRow } from './useActiveRow';
import { useSelection } from './useSelection';
import { useStoredSearches } from './useStoredSearches';
import './screens.lazy.css';

interface Props {
  readonly dialog: HTMLDialogElement;
  /** Name of the docs version to search. */
  readonly version: string;
  readonly query: string;
  /** Whether Enter was pressed: the first result is opened once it is known. */
  readonly isEntered: boolean;
}

/** The hits while there is no answer, or none but an error. */
const NOTHING: readonly Hit[] = [];

/** DocSearch's screens, below the input of the search dialog. */
export function Screens(props: Props): ReactElement {
  const { dialog, version, query, isEntered } = props;
  const input = inputOf(dialog);
  const search = useSearch(query, version);
  const insights = useInsights(search);
  const stored = useStoredSearches();
  const hits = search.error ? NOTHING : (search.result?.hits ?? NOTHING);
  const selection = useSelection((hit) => {
    stored.remember(hit, hits);
    const at = hits.indexOf(hit);
    // Stored hits do not belong to a query.
    if (at >= 0) insights?.selected(hit, at + 1, search.result?.queryID);
  });
  const found = useMemo(
    () => resultLists(hits, options.maxResultsPerGroup),
    [hits],
  );
  const isBlank = query.trim() === '';
  const lists = isBlank ? storedLists(stored) : found;
  const rows = lists.flatMap((list) => list.rows);
  const active = useActiveRow(rows, query);
  const activeId = rows.length > 0 ? rowId(active.index) : undefined;
  const { status } = search;
  useLayoutEffect(() => {
    showState(dialog, status, activeId);
    return () => showState(dialog, 'idle');
  }, [dialog, status, activeId]);
  // The focused element may be gone: a button of a removed row, or "Try again".
  useLayoutEffect(() => {
    if (document.activeElement === document.body) input.focus();
  }, [input, stored.recent.length, stored.favorites.length, status]);

  // The rows may still be those of an earlier query.
  const isAnswered = isBlank || search.result?.query === query;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposed(event)) return;
    active.onKeyDown(event);
    const row = rows[active.index];
    // Without a current row, Enter submits the form, which sets `isEntered`.
    if (event.key === 'Enter' && row && (isAnswered || active.isChosen))
      selection.onEnter(event, row);
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    input.addEventListener('keydown', listener);
    return () => input.removeEventListener('keydown', listener);
  }, [input]);

  const follow = useEffectEvent(() => {
    const row = rows[active.index];
    if (row) selection.open(row);
    else if (!isBlank) openAddress(searchLink(query, version));
  });
  const isSettled = isAnswered || search.error !== undefined;
  useEffect(() => {
    if (isEntered && isSettled) follow();
  }, [isEntered, isSettled]);

  return (
    <>
      <div className="DocSearch-Dropdown">
        <Results
          query={query}
          version={version}
          search={search}
          count={rows.length}
          onQuery={fillIn}
        >
          <Rows lists={lists} active={active} selection={selection} />
        </Results>
      </div>
      <Footer isAlgolia={!isEmbedded(options)} />
    </>
  );
}

/**
 * Shows the state of the search in the dialog's classes and the input's attributes.
 *
 * @param activeId id of the active result, if there are results
 */
function showState(
  dialog: HTMLDialogElement,
  status: SearchState['status'],
  activeId?: string,
): void {
  const { classList } = dialog;
  classList.toggle('DocSearch-Container--Stalled', status === 'stalled');
  classList.toggle('DocSearch-Container--Errored', status === 'error');
  const input = inputOf(dialog);
  const hasResults = activeId !== undefined;
  input.setAttribute('aria-expanded', String(hasResults));
  input.enterKeyHint = hasResults ? 'go' : 'search';
  if (hasResults) input.setAttribute('aria-activedescendant', activeId);
  else input.removeAttribute('aria-activedescendant');
}

/** Reports views, and returns the reporter of clicks, if `insights` is configured. */
function useInsights({ result }: SearchState) {
  const insights = useMemo(
    () =>
      options.insights && !isEmbedded(options)
        ? createInsights(options, options.indexName)
        : undefined,
    [],
  );
  useEffect(() => {
    if (result !== undefined) insights?.viewed(result.hits);
  }, [insights, result]);
  return insights;
}

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  type ReactElement,
} from 'react';
import { createInsights } from '../algolia/insights';
import { isComposed } from '../../shared/isComposed';
import { inputOf, openAddress, versionIn } from '../button/searchDialog';
import { options, SEARCH_PAGE, VERSION_PARAMETER } from '../config';
import type { Hit } from '../hits';
import { isEmbedded } from '../options';
import { announcementOf, Failure } from './feedback';
import { Footer } from './Footer';
import { NoResults } from './NoResults';
import { clickHit, enterHit, openHit } from './openHit';
import { type List, resultLists } from './rowLists';
import { rowId, Rows } from './Rows';
import { remember, storedLists } from './storedLists';
import { useSearch } from './useSearch';
import './screens.lazy.css';

interface Props {
  readonly dialog: HTMLDialogElement;
  readonly query: string;
  /** Whether Enter was pressed: the first result is opened once it is known. */
  readonly isEntered: boolean;
}

const insights =
  options.insights && !isEmbedded(options)
    ? createInsights(options, options.indexName)
    : undefined;

/** DocSearch's screens, below the input of the search dialog. */
export function Screens({ dialog, query, isEntered }: Props): ReactElement {
  const input = inputOf(dialog);
  const version = versionIn(dialog).value;
  const search = useSearch(query, version);
  const { result, status, error } = search;
  const isBlank = query.trim() === '';
  const stored = isBlank ? storedLists() : [];
  const isNew = isBlank && stored.length === 0;
  const lists = isNew
    ? pageList(search.pages)
    : isBlank
      ? stored
      : resultLists(
          error ? [] : (result?.hits ?? []),
          options.maxResultsPerGroup,
        );
  const rows = lists.flatMap(({ hits }) => hits);
  const [, update] = useReducer((changes: number) => changes + 1, 0);
  const select = (hit: Hit): void => {
    remember(hit);
    // Stored hits do not belong to a query.
    const position = result ? result.hits.indexOf(hit) + 1 : 0;
    if (position > 0) insights?.selected(hit, position, result?.queryID);
  };
  useEffect(() => {
    if (result) insights?.viewed(result.hits);
  }, [result]);

  // Another query makes the first row active; without one, Enter opens no page.
  const [chosen, setChosen] = useState<{ query: string; index: number }>();
  const isChosen = chosen?.query === query;
  const first = isNew ? -1 : 0;
  const index = isChosen ? Math.min(chosen.index, rows.length - 1) : first;
  const active = rows[index];
  const activeId = active ? rowId(index) : undefined;
  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    const { classList } = dialog;
    classList.toggle('DocSearch-Container--Stalled', status === 'stalled');
    input.setAttribute('aria-expanded', String(hasRows));
    if (activeId === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', activeId);
  }, [dialog, input, status, hasRows, activeId]);

  // The rows may still belong to an earlier query.
  const isAnswered = isBlank || result?.query === query;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!hasRows || isComposed(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const from = step < 0 ? Math.max(index, 0) : index;
      const next = (from + step + rows.length) % rows.length;
      setChosen({ query, index: next });
      document
        .getElementById(rowId(next))
        ?.scrollIntoView({ block: 'nearest' });
    }
    // Otherwise, Enter submits the form, which sets `isEntered`.
    if (active && event.key === 'Enter' && (isAnswered || isChosen)) {
      event.preventDefault();
      select(active);
      enterHit(event, active);
    }
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    input.addEventListener('keydown', listener);
    return () => input.removeEventListener('keydown', listener);
  }, [input]);

  const searchPage = `${SEARCH_PAGE}?${new URLSearchParams({ q: query, [VERSION_PARAMETER]: version }).toString()}`;
  const follow = useEffectEvent(() => {
    if (active) {
      select(active);
      openHit(active);
    } else if (!isBlank) openAddress(searchPage);
  });
  const isSettled = isAnswered || error !== undefined;
  useEffect(() => {
    if (isEntered && isSettled) follow();
  }, [isEntered, isSettled]);

  const detail = ` for ${query}, ${String(rows.length)} shown`;
  const said = isNew
    ? 'No recent searches'
    : announcementOf(search, query, detail);
  return (
    <>
      <div className="DocSearch-Dropdown">
        <p
          role="status"
          className="DocSearch-VisuallyHiddenForAccessibility search-status"
        >
          {/* The key puts a new text in a new element: see `keyOf`. */}
          <span key={said}>{said}</span>
        </p>
        {isNew && (
          <p className="DocSearch-StartScreen DocSearch-Help">{said}</p>
        )}
        {hasRows ? (
          <Rows
            lists={lists}
            active={active}
            onClick={(event, hit) => clickHit(event, hit, select)}
            onAction={(action, hit) => {
              action.run(hit);
              update();
              // The button that had the focus is gone.
              input.focus();
            }}
          />
        ) : error ? (
          <div className="DocSearch-ErrorScreen">
            <p className="DocSearch-Title">{said}</p>
            <Failure
              error={error}
              retry={() => {
                search.retry();
                input.focus();
              }}
            />
          </div>
        ) : (
          result && <NoResults query={result.query} known={search.known} />
        )}
        {active && result && result.total > rows.length && (
          <div className="DocSearch-HitsFooter">
            <a key={searchPage} href={searchPage}>
              See all {result.total} results
            </a>
          </div>
        )}
      </div>
      <Footer />
    </>
  );
}

/** What readers without recent and favorite searches can choose. */
const pageList = (pages: readonly Hit[]): List[] =>
  pages.length === 0 ? [] : [{ title: 'Pages', hits: pages }];

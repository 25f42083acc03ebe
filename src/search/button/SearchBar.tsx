import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEvent } from '@docusaurus/theme-common';
import clsx from 'clsx';
import {
  type ReactElement,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isReachable } from '../../shared/isReachable';
import { cut } from '../../shared/cut';
import { SERVER_KEY, shortcutKey } from '../../shared/searchKeys';
import { prefetchIndex } from '../algolia/indexParts';
import type { Combobox } from '../dialog/Screens';
import { TryAgain } from '../feedback';
import { Icon } from '../icons';
import {
  searchTag,
  useReadersVersion,
  useSearchLink,
} from '../useSearchOptions';
import { SearchBox } from './SearchBox';
import { findDialog, MAX_QUERY_LENGTH } from './searchDialog';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import '@docsearch/css/dist/modal.css';
import '../search.css';

/** Loads what the dialog shows below its input, and begins to fetch the index. */
function load(tag: string) {
  prefetchIndex(tag);
  return import(/* webpackChunkName: "search-dialog" */ '../dialog/Screens');
}

/**
 * The search button of the navbar, and the dialog with its input. Both are in the
 * HTML of every page, and `client/openSearch` opens and closes the dialog, so that
 * they work before React runs. The rest of the dialog is loaded on demand.
 */
export default function SearchBar(): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const dialog = useDialog();
  const { query, setQuery } = dialog;
  const { Screens, isMissing, retry, prefetch } = useScreens(query);
  const [results, setResults] = useState<Combobox>({ status: 'idle' });
  return (
    <>
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onFocus={prefetch}
        onMouseOver={prefetch}
        onTouchStart={prefetch}
      >
        <span className="DocSearch-Button-Container">
          <Icon name="search" className="DocSearch-Search-Icon" />
          <span className="DocSearch-Button-Placeholder">Search</span>
        </span>
        <ShortcutHint />
      </button>
      <dialog
        aria-label="Search"
        className={clsx(
          'DocSearch DocSearch-Container',
          results.status === 'stalled' && 'DocSearch-Container--Stalled',
          results.status === 'error' && 'DocSearch-Container--Errored',
        )}
        onClose={dialog.onClosed}
      >
        <div className="DocSearch-Modal">
          <SearchBox
            input={input}
            query={query ?? ''}
            activeId={results.activeId}
            onFocus={dialog.onOpened}
            onQuery={setQuery}
            onEnter={() => {
              // Without a query and stored searches, there is nothing to go to.
              if (!query?.trim() && results.activeId === undefined) return;
              dialog.onEntered();
              retry();
            }}
          />
          {Screens && query !== undefined && (
            <Screens
              input={input}
              query={query}
              isEntered={dialog.isEntered}
              onQuery={setQuery}
              onResults={setResults}
            />
          )}
          {isMissing && !Screens && (
            <div className="search-missing" role="alert">
              <p>The search could not be loaded.</p>
              <p>You might want to check your network connection.</p>
              <TryAgain
                retry={() => {
                  retry();
                  // The button goes.
                  input.current?.focus();
                }}
              />
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}

function ShortcutHint(): ReactElement {
  const key = useIsBrowser() ? shortcutKey() : SERVER_KEY;
  return (
    <span className="DocSearch-Button-Keys" aria-hidden="true" translate="no">
      {/* `client/openSearch` may have changed it before React runs. */}
      <kbd className="DocSearch-Button-Key" suppressHydrationWarning>
        {key}
      </kbd>
      <kbd className="DocSearch-Button-Key">K</kbd>
    </span>
  );
}

/** What stands in the input while the dialog is open. */
function typedQuery(): string | undefined {
  const dialog = findDialog();
  return dialog?.open ? dialog.querySelector('input')?.value : undefined;
}

/** The query in the dialog while it is open. */
function useDialog() {
  const [query, setQuery] = useState<string>();
  const [entered, setEntered] = useState<string>();
  const sync = (): void => {
    setQuery(typedQuery());
    setEntered(undefined);
  };
  useLayoutEffect(() => {
    // The reader may have opened it and typed before React ran.
    queueMicrotask(sync);
    const dialog = findDialog();
    return () => dialog?.close();
  }, []);
  return {
    query,
    /** Whether Enter was pressed since the query was typed. */
    isEntered: query !== undefined && query === entered,
    setQuery: (text: string): void => {
      setQuery(cut(text, MAX_QUERY_LENGTH));
      setEntered(undefined);
    },
    onEntered: (): void => {
      setQuery(typedQuery());
      setEntered(typedQuery());
    },
    onOpened: (): void => {
      // The browser paints the input before React renders anything.
      if (query === undefined) startTransition(sync);
    },
    // The event is asynchronous: the dialog may be open again.
    onClosed: sync,
  };
}

/** The part of the dialog below its input, once the dialog has been open. */
function useScreens(query: string | undefined) {
  const version = useReadersVersion();
  const tag = searchTag(version);
  const searchLink = useSearchLink();
  // The module, not its component: React would call a function as an updater.
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const onFailure = useEvent(async (asked: string): Promise<void> => {
    const address = searchLink(asked, version);
    // After a deploy the chunk may be gone; the search page loads the new ones.
    // If nothing answers, this page is better than the browser's error page.
    if (await isReachable(address)) window.location.assign(address);
    else setMissing(true);
  });
  useEffect(() => {
    if (query === undefined || loaded) return;
    load(tag).then(setLoaded, () => onFailure(query));
  }, [query, loaded, tag, attempt, onFailure]);
  return {
    Screens: loaded?.default,
    /** Whether nothing answers. */
    isMissing,
    retry: (): void => {
      setMissing(false);
      setAttempt((before) => before + 1);
    },
    prefetch: (): void => {
      // After the touch has been handled.
      setTimeout(() => {
        load(tag).catch(() => {
          // Opening the dialog tries again, and handles the failure.
        });
      });
    },
  };
}

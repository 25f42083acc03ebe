import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  type ReactElement,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cut } from '../../shared/cut';
import { SERVER_KEY, shortcutKey } from '../../shared/searchKeys';
import { prefetchIndex } from '../algolia/indexParts';
import type { Combobox } from '../dialog/Screens';
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
  const { query, setQuery, onOpened, onClosed } = useDialog();
  const { Screens, prefetch } = useScreens(query);
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
        onClose={onClosed}
      >
        <div className="DocSearch-Modal">
          <SearchBox
            input={input}
            query={query ?? ''}
            activeId={results.activeId}
            onFocus={onOpened}
            onQuery={setQuery}
          />
          {Screens && query !== undefined && (
            <Screens
              input={input}
              query={query}
              onQuery={setQuery}
              onResults={setResults}
            />
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

/** The query in the dialog while it is open. */
function useDialog() {
  const [query, setQuery] = useState<string>();
  const sync = (): void => {
    const dialog = findDialog();
    const input = dialog?.querySelector('input');
    setQuery(dialog?.open ? input?.value : undefined);
  };
  useLayoutEffect(() => {
    // The reader may have opened it and typed before React ran.
    queueMicrotask(sync);
    const dialog = findDialog();
    return () => dialog?.close();
  }, []);
  return {
    query,
    setQuery: (text: string) => setQuery(cut(text, MAX_QUERY_LENGTH)),
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
  useEffect(() => {
    if (query === undefined || loaded) return;
    load(tag).then(setLoaded, () => {
      // After a deploy the chunk may be gone; the search page loads the new ones.
      window.location.assign(searchLink(query, version));
    });
  }, [query, loaded, tag, searchLink, version]);
  return {
    Screens: loaded?.default,
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

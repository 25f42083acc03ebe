import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRef, useState, type ReactElement } from 'react';
import { prefetchIndex } from '../algolia/indexParts';
import { Icon } from '../icons';
import { isEmbedded } from '../options';
import { SERVER_KEY, shortcutKey } from '../../shared/searchKeys';
import { selectedText, useSearchKeys } from './useSearchKeys';
import {
  searchTag,
  useReadersVersion,
  useSearchLink,
  useSearchOptions,
} from '../useSearchOptions';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import '@docsearch/css/dist/modal.css';
import '../search.css';

const loadModal = () =>
  import(/* webpackChunkName: "search-dialog" */ '../dialog/Modal');

/** The search button of the navbar, which loads the dialog on demand. */
export default function SearchBar(): ReactElement {
  const options = useSearchOptions();
  const button = useRef<HTMLButtonElement>(null);
  const { Modal, initialQuery, open, close, prefetch } = useModal();
  useSearchKeys(button, initialQuery !== undefined, open, close);
  return (
    <>
      {!isEmbedded(options) && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${options.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onFocus={prefetch}
        onMouseOver={prefetch}
        onTouchStart={prefetch}
        onClick={() => open(selectedText())}
      >
        <span className="DocSearch-Button-Container">
          <Icon name="search" className="DocSearch-Search-Icon" />
          <span className="DocSearch-Button-Placeholder">Search</span>
        </span>
        <ShortcutHint />
      </button>
      {Modal !== undefined && initialQuery !== undefined && (
        <Modal initialQuery={initialQuery} onClose={close} />
      )}
    </>
  );
}

function ShortcutHint(): ReactElement {
  const key = useIsBrowser() ? shortcutKey() : SERVER_KEY;
  return (
    <span className="DocSearch-Button-Keys" aria-hidden="true">
      {/* `search/client/shortcutHint` may have changed it. */}
      <kbd className="DocSearch-Button-Key" suppressHydrationWarning>
        {key}
      </kbd>
      <kbd className="DocSearch-Button-Key">K</kbd>
    </span>
  );
}

/** The dialog's module, and its initial query while it is open or loading. */
function useModal() {
  const version = useReadersVersion();
  const tag = searchTag(version);
  const searchLink = useSearchLink();
  // The module, as React would call a function as an updater.
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadModal>>>();
  const [initialQuery, setInitialQuery] = useState<string>();
  const prefetch = (): void => {
    prefetchIndex(tag);
    loadModal().catch(() => {
      // Opening tries again.
    });
  };
  const open = (query: string): void => {
    prefetchIndex(tag);
    setInitialQuery(query);
    loadModal().then(setLoaded, () => {
      // The chunk is missing, as after a deploy: load the search page.
      window.location.assign(searchLink(query, version));
    });
  };
  const close = (): void => setInitialQuery(undefined);
  return { Modal: loaded?.default, initialQuery, open, close, prefetch };
}

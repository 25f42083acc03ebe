import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { SERVER_KEY, shortcutKey } from '../shortcuts';
import { SCREENS, searchTag } from '../contract';
import { indexFiles } from '../embedded/indexFiles';
import { ICON, PATHS } from '../icons';
import { useReadersVersion } from '../useReadersVersion';
import { SearchBox } from '../button/SearchBox';
import { routeBy } from '../button/searchDialog';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import '@docsearch/css/dist/modal.css';
import '../search.css';

/**
 * The search button of the navbar, and the dialog with its input. Both are in the
 * HTML of every page, and work without the app: `openDialog` opens the dialog,
 * and `dialog/drawScreens` renders its screens with a React root of its own. So
 * nothing here depends on what the reader does.
 */
export default function SearchBar(): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const version = useReadersVersion();
  const index = indexAddressOf(version);
  const history = useHistory();
  useLayoutEffect(() => routeBy((path) => history.push(path)), [history]);
  useLayoutEffect(() => {
    // Hydration does not correct attributes.
    const { dataset } = dialog.current ?? {};
    if (!dataset) return;
    dataset.version = version;
    if (index !== undefined) dataset.index = index;
  }, [version, index]);
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => current?.close();
  }, []);
  return (
    <>
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <span className="DocSearch-Button-Container">
          <svg {...ICON} className="DocSearch-Search-Icon">
            <path d={PATHS.search} />
          </svg>
          <span className="DocSearch-Button-Placeholder">Search</span>
        </span>
        <ShortcutHint />
      </button>
      <dialog
        ref={dialog}
        aria-label="Search"
        className="DocSearch DocSearch-Container"
        data-version={version}
        data-index={index}
      >
        <div className="DocSearch-Modal">
          <SearchBox />
          <div className="search-missing" role="alert" hidden>
            <p>The search could not be loaded.</p>
            <p>You might want to check your network connection.</p>
            <button type="button" className="button button--primary">
              Try again
            </button>
          </div>
          <div
            className={SCREENS}
            // React does not hydrate what `drawScreens` puts into it.
            suppressHydrationWarning
            dangerouslySetInnerHTML={NOTHING}
          />
        </div>
      </dialog>
    </>
  );
}

/** The address of a version's index; none with Algolia. */
const indexAddressOf = (version: string): string | undefined =>
  indexFiles.find(({ facets }) => facets.docusaurus_tag === searchTag(version))
    ?.address;

/** With `suppressHydrationWarning` React keeps HTML that differs. */
const NOTHING = { __html: '' };

function ShortcutHint(): ReactElement {
  const key = useIsBrowser() ? shortcutKey() : SERVER_KEY;
  return (
    <span className="DocSearch-Button-Keys" aria-hidden="true" translate="no">
      {/* `client/openSearch` may have changed the key before hydration. */}
      <kbd className="DocSearch-Button-Key" suppressHydrationWarning>
        {key}
      </kbd>
      <kbd className="DocSearch-Button-Key">K</kbd>
    </span>
  );
}

import { useHistory } from '@docusaurus/router';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { INDEXES, SEARCH_PAGE, VERSION_PARAMETER } from '../config';
import { ICON, PATHS } from '../icons';
import { useReadersVersion } from '../useReadersVersion';
import { routeBy, shortcutKey, versionIn } from '../button/searchDialog';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import '@docsearch/css/dist/modal.css';
import '../search.css';

/**
 * The search button of the navbar, and the dialog with its input. Both are in the
 * HTML of every page, and work without the app: `openDialog` opens the dialog,
 * and `dialog/drawScreens` renders its screens with a React root of its own. So
 * nothing here depends on the reader's actions.
 */
export default function SearchBar(): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const version = useReadersVersion();
  const index = INDEXES[version];
  const history = useHistory();
  useLayoutEffect(() => routeBy((path) => history.push(path)), [history]);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    // Hydration does not correct attributes.
    versionIn(current).value = version;
    if (index !== undefined) current.dataset.index = index;
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
        <span
          className="DocSearch-Button-Keys"
          aria-hidden="true"
          translate="no"
        >
          {/* `client/openSearch` may have changed the key before hydration. */}
          <kbd className="DocSearch-Button-Key" suppressHydrationWarning>
            {shortcutKey()}
          </kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      <dialog
        ref={dialog}
        aria-label="Search"
        className="DocSearch DocSearch-Container"
        data-index={index}
      >
        <div className="DocSearch-Modal">
          <header className="DocSearch-SearchBar">
            {/* Without the dialog's scripts, submitting leads to the search page. */}
            <form className="DocSearch-Form" role="search" action={SEARCH_PAGE}>
              <label
                className="DocSearch-MagnifierLabel"
                htmlFor="docsearch-input"
              >
                <svg {...ICON}>
                  <path d={PATHS.search} />
                </svg>
                <span className="DocSearch-VisuallyHiddenForAccessibility">
                  Search docs
                </span>
              </label>
              <span className="DocSearch-LoadingIndicator">
                <span className="search-spinner" />
              </span>
              <input
                id="docsearch-input"
                name="q"
                className="DocSearch-Input"
                type="search"
                role="combobox"
                aria-expanded="false"
                aria-controls="docsearch-list"
                aria-haspopup="grid"
                aria-autocomplete="list"
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="off"
                spellCheck="false"
                enterKeyHint="search"
                placeholder="Search docs"
                maxLength={64}
              />
              <input type="hidden" name={VERSION_PARAMETER} value={version} />
              <button
                type="button"
                className="DocSearch-Reset"
                title="Clear the query"
                aria-label="Clear the query"
              >
                <svg {...ICON}>
                  <path d={PATHS.clear} />
                </svg>
              </button>
            </form>
            <button type="button" className="clean-btn DocSearch-Cancel">
              Cancel
            </button>
          </header>
          <div
            className="search-screens"
            // React does not hydrate the content that `drawScreens` adds.
            suppressHydrationWarning
            dangerouslySetInnerHTML={NOTHING}
          />
        </div>
      </dialog>
    </>
  );
}

/** With `suppressHydrationWarning` React keeps HTML that differs. */
const NOTHING = { __html: '' };

import type { ReactElement } from 'react';
import { ICON, PATHS } from '../icons';
import { SEARCH_PAGE, VERSION_PARAMETER } from '../config';

/** The dialog's input with its buttons, as they are without results. */
export const SearchBox = (props: {
  readonly version: string;
}): ReactElement => (
  <header className="DocSearch-SearchBar">
    {/* Without the dialog's scripts, submitting leads to the search page. */}
    <form className="DocSearch-Form" role="search" action={SEARCH_PAGE}>
      <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
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
      <input type="hidden" name={VERSION_PARAMETER} value={props.version} />
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
);

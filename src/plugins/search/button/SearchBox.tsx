import type { ReactElement } from 'react';
import { ICON, PATHS } from '../icons';
import { SEARCH_PAGE } from '../config';
import { MAX_QUERY_LENGTH, RESULTS_ID } from './searchDialog';

/** The dialog's input with its buttons, as they are without results. */
export const SearchBox = (): ReactElement => (
  <header className="DocSearch-SearchBar">
    {/* Until the first scripts run, submitting leads to the search page. */}
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
        aria-controls={RESULTS_ID}
        aria-haspopup="grid"
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        placeholder="Search docs"
        maxLength={MAX_QUERY_LENGTH}
      />
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
    <button type="button" className="DocSearch-Cancel">
      Cancel
    </button>
  </header>
);

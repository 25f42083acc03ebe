import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { Icon } from '../icons';
import { useSearchPage } from '../useSearchOptions';
import { MAX_QUERY_LENGTH } from './searchDialog';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** Id of the active result, if there are results. */
  readonly activeId: string | undefined;
  readonly onFocus: () => void;
  readonly onQuery: (query: string) => void;
  /** Called for Enter, unless a result takes it. */
  readonly onEnter: () => void;
}

/** Id of the list of results. */
export const RESULTS_ID = 'docsearch-list';

/** The input with its buttons. */
export function SearchBox(props: Props): ReactElement {
  const { input, query, activeId } = props;
  return (
    <header className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        role="search"
        // Until React runs, the form leads there.
        action={useSearchPage()}
        onSubmit={(event) => {
          event.preventDefault();
          props.onEnter();
        }}
      >
        <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
          <Icon name="search" />
          <span className="DocSearch-VisuallyHiddenForAccessibility">
            Search docs
          </span>
        </label>
        <span className="DocSearch-LoadingIndicator">
          <span className="search-spinner" />
        </span>
        <input
          ref={input}
          id="docsearch-input"
          name="q"
          className="DocSearch-Input"
          type="search"
          role="combobox"
          aria-expanded={activeId !== undefined}
          aria-controls={RESULTS_ID}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint={activeId === undefined ? 'search' : 'go'}
          placeholder="Search docs"
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => props.onQuery(event.target.value)}
          onFocus={props.onFocus}
          onKeyDown={keepModifiedEnter}
        />
        <button
          type="button"
          className="DocSearch-Reset"
          title="Clear the query"
          aria-label="Clear the query"
          hidden={query === ''}
          onClick={() => {
            props.onQuery('');
            input.current?.focus();
          }}
        >
          <Icon name="clear" />
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel">
        Cancel
      </button>
    </header>
  );
}

/** Enter with a modifier is for another tab: it must not submit the form instead. */
function keepModifiedEnter(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'Enter' && (altKey || ctrlKey || metaKey || shiftKey))
    event.preventDefault();
}

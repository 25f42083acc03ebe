import pages from '@generated/search/default/pages';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Hit } from '../hits';
import { MAX_SUGGESTIONS, type PagesToSuggest } from '../contract';
import { announcementOf, TryAgain } from './feedback';
import { Icon } from './Icon';
import { openAddress } from '../button/searchDialog';
import { options, searchLink } from '../config';
import type { SearchState } from './useSearch';
import { isModified } from './useSelection';

interface Props {
  readonly query: string;
  readonly version: string;
  readonly search: SearchState;
  /** The number of rows in the lists. */
  readonly count: number;
  readonly onQuery: (query: string) => void;
  /** The lists of results, or of stored searches. */
  readonly children: ReactNode;
}

/** The current screen of the dialog, and its announcement. */
export function Results(props: Props): ReactElement {
  const { query, search, count } = props;
  const found = announcementOf(
    search,
    query,
    ` for ${query}, ${String(count)} shown`,
  );
  const stored = count === 0 ? 'No recent searches' : '';
  const said = query.trim() === '' ? stored : found;
  return (
    <>
      <p
        role="status"
        className="DocSearch-VisuallyHiddenForAccessibility search-status"
      >
        {/* By its key a new text comes in a new element: see `Rows`. */}
        <span key={said}>{said}</span>
      </p>
      <Screen {...props} />
    </>
  );
}

function Screen(props: Props): ReactNode {
  const { query, version, search, count, children } = props;
  const { result, error, retry } = search;
  // The hits of the last query that had any.
  const [lastHits, setLastHits] = useState<readonly Hit[]>([]);
  const hits = result?.hits ?? [];
  if (hits.length > 0 && hits !== lastHits) setLastHits(hits);
  if (query.trim() === '') {
    return count > 0 ? (
      children
    ) : (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <div className="DocSearch-ErrorScreen">
        <p className="DocSearch-Title">Unable to fetch results</p>
        <p className="DocSearch-Help">
          You might want to check your network connection.
        </p>
        <details className="search-cause">
          <summary>Details</summary>
          {error.message}
        </details>
        <TryAgain retry={retry} />
      </div>
    );
  }
  if (result === undefined) return null;
  if (result.total === 0) return <NoResults {...props} lastHits={lastHits} />;
  return (
    <>
      {children}
      {result.total > count && (
        <div className="DocSearch-HitsFooter">
          <a
            href={searchLink(result.query, version)}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              openAddress(searchLink(result.query, version));
            }}
          >
            See all {result.total} results
          </a>
        </div>
      )}
    </>
  );
}

function NoResults(
  props: Props & { readonly lastHits: readonly Hit[] },
): ReactElement {
  const { search, version, lastHits, onQuery } = props;
  const { missingResultsUrl } = options;
  const query = search.result?.query ?? '';
  // Titles of pages, those of the last hits first.
  const suggestions = new Set([
    ...lastHits.map(({ hierarchy }) => hierarchy.lvl0),
    ...((pages as PagesToSuggest)[version] ?? []),
  ]);
  const report = missingResultsUrl?.replace(
    '{query}',
    // `encodeURIComponent` throws for half of a surrogate pair.
    encodeURIComponent(`Search finds nothing for: ${query.toWellFormed()}`),
  );
  return (
    <div className="DocSearch-NoResults">
      <Icon name="search" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">
        No results for “<strong translate="no">{query}</strong>”
      </p>
      {suggestions.size > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {[...suggestions].slice(0, MAX_SUGGESTIONS).map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onQuery(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {report !== undefined && (
        <p className="DocSearch-Help">
          Believe this query should return results?{' '}
          <a href={report} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}

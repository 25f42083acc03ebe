import Link from '@docusaurus/Link';
import type { ReactElement } from 'react';
import { Icon } from '../icons';

/** Nothing typed and nothing remembered. */
export const StartScreen = (): ReactElement => (
  <div className="DocSearch-StartScreen">
    <p className="DocSearch-Help">No recent searches</p>
  </div>
);

/** The provider cannot be reached, or refuses. */
export function ErrorScreen({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}): ReactElement {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">
        You might want to check your network connection.
      </p>
      <details className="search-cause">
        <summary>Details</summary>
        {message}
      </details>
      <button
        type="button"
        className="button button--primary"
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  );
}

/** How many other queries are suggested. */
const MOST_SUGGESTIONS = 3;

interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  /** Where to tell that something should have been found. */
  readonly missingResultsUrl: string | null;
  readonly onQuery: (query: string) => void;
}

/** Half a character, which a query may hold, cannot be encoded. */
const wellFormed = (text: string): string =>
  text.replace(/[\ud800-\udfff]/gu, '\ufffd');

export function NoResultsScreen({
  query,
  suggestions,
  missingResultsUrl,
  onQuery,
}: NoResultsProps): ReactElement {
  const report = missingResultsUrl?.replace(
    '{query}',
    encodeURIComponent(`Search finds nothing for: ${wellFormed(query)}`),
  );
  return (
    <div className="DocSearch-NoResults">
      <Icon name="search" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">
        No results for “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.slice(0, MOST_SUGGESTIONS).map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => {
                    onQuery(suggestion);
                  }}
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
          <Link href={report}>Let us know.</Link>
        </p>
      )}
    </div>
  );
}

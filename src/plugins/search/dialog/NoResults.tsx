import type { ReactElement } from 'react';
import { fillIn } from '../button/searchDialog';
import { options } from '../config';
import type { Hit } from '../hits';

const MAX_SUGGESTIONS = 3;

/** Says that a query finds nothing, and suggests titles of pages. */
export function NoResults(props: {
  readonly query: string;
  readonly known: readonly Hit[];
}): ReactElement {
  const { query, known } = props;
  const titles = new Set(known.map(({ hierarchy }) => hierarchy.lvl0));
  const suggestions = [...titles].slice(0, MAX_SUGGESTIONS);
  const report = options.missingResultsUrl?.replace(
    '{query}',
    // `encodeURIComponent` throws for half of a surrogate pair.
    encodeURIComponent(`Search finds nothing for: ${query.toWellFormed()}`),
  );
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for “<strong translate="no">{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => fillIn(suggestion)}
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

import { useHistory } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { SearchOptions } from '../../search/options';
import type { Hit } from '../hits';
import type { Search } from '../useSearch';
import { useSearchLink } from '../useSearchOptions';
import { suggestionsFrom } from './lists';
import { isModified } from './useSelection';
import { ErrorScreen, NoResultsScreen, StartScreen } from './screens';

interface Props {
  readonly query: string;
  readonly version: string;
  readonly search: Search;
  /** How many rows the lists have. */
  readonly count: number;
  readonly options: SearchOptions;
  readonly onQuery: (query: string) => void;
  readonly onLeave: () => void;
  /** The lists. */
  readonly children: ReactNode;
}

/** One of the dialog's screens, and what is said of it aloud. */
export function Results(props: Props): ReactElement {
  return (
    <>
      <p
        role="status"
        className="DocSearch-VisuallyHiddenForAccessibility search-status"
      >
        {announcementOf(props)}
      </p>
      <Screen {...props} />
    </>
  );
}

function announcementOf({ query, search, count }: Props): string {
  const { status, result } = search;
  if (query.trim() === '') return count === 0 ? 'No recent searches' : '';
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Loading results';
  if (result === undefined || status === 'loading') return '';
  return result.nbHits === 0
    ? `No results for ${query}`
    : `${String(result.nbHits)} ${result.nbHits === 1 ? 'result' : 'results'} for ${query}, ${String(count)} shown`;
}

function Screen(props: Props): ReactNode {
  const { query, version, search, count, options, children } = props;
  const { result, error, retry } = search;
  const lastHits = useLastHits(search);
  const pages = usePages(version);
  const searchLink = useSearchLink();
  const history = useHistory();
  if (query.trim() === '') return count === 0 ? <StartScreen /> : children;
  if (error !== undefined) {
    return <ErrorScreen message={error.message} onRetry={retry} />;
  }
  if (result === undefined) return null;
  if (count === 0) {
    return (
      <NoResultsScreen
        query={result.query}
        suggestions={suggestionsFrom(lastHits, pages)}
        missingResultsUrl={options.missingResultsUrl}
        onQuery={props.onQuery}
      />
    );
  }
  return (
    <>
      {children}
      {result.nbHits > count && (
        <div className="DocSearch-HitsFooter">
          {/* No Link: it would prefetch the search page with every query. */}
          <a
            href={searchLink(result.query, version)}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              props.onLeave();
              history.push(searchLink(result.query, version));
            }}
          >
            See all {result.nbHits} results
          </a>
        </div>
      )}
    </>
  );
}

/** The hits of the last query that had some. */
function useLastHits({ result }: Search): readonly Hit[] {
  const [last, setLast] = useState<readonly Hit[]>([]);
  const hits = result?.hits ?? [];
  if (hits.length > 0 && hits !== last) setLast(hits);
  return last;
}

/** Names of the version's pages, as words to search for. */
function usePages(version: string): string[] {
  const docs = useVersions(undefined).find(
    ({ name }) => name === version,
  )?.docs;
  return (docs ?? []).map(({ id }) => id);
}

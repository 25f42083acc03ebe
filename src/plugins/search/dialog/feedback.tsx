import type { ReactElement } from 'react';
import type { SearchState } from './useSearch';

/**
 * Describes a search, for sighted readers and screen readers alike.
 *
 * @param detail a text that follows the number of results
 */
export function announcementOf(
  { status, result }: SearchState,
  query: string,
  detail: string,
): string {
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Loading results';
  if (result === undefined || status === 'loading') return '';
  const { total } = result;
  return total === 0
    ? `No results for ${query}`
    : `${String(total)} ${total === 1 ? 'result' : 'results'}${detail}`;
}

/** The message about a failed search, with a button to try again. */
export const Failure = (props: {
  readonly error: Error;
  readonly retry: () => void;
}): ReactElement => (
  <>
    <p className="DocSearch-Help">
      You might want to check your network connection.
    </p>
    <details className="search-cause">
      <summary>Details</summary>
      {props.error.message}
    </details>
    <button
      type="button"
      className="button button--primary"
      onClick={props.retry}
    >
      Try again
    </button>
  </>
);

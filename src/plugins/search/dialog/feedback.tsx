import type { ReactElement } from 'react';
import type { SearchState } from './useSearch';

/**
 * Describes a search, for sighted readers and screen readers alike.
 *
 * @param detail follows the number of results
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

export const TryAgain = ({
  retry,
}: Pick<SearchState, 'retry'>): ReactElement => (
  <button type="button" className="button button--primary" onClick={retry}>
    Try again
  </button>
);

import type { ReactElement } from 'react';
import type { Search } from './useSearch';

/**
 * Describes a search, for sighted readers and screen readers alike.
 *
 * @param detail follows the number of results
 */
export function announcementOf(
  { status, result }: Search,
  query: string,
  detail: string,
): string {
  if (status === 'error') return 'Unable to fetch results';
  if (status === 'stalled') return 'Loading results';
  if (result === undefined || status === 'loading') return '';
  const { nbHits } = result;
  return nbHits === 0
    ? `No results for ${query}`
    : `${String(nbHits)} ${nbHits === 1 ? 'result' : 'results'}${detail}`;
}

/** @param retry if it is missing, `client/openSearch` handles the click */
export const TryAgain = ({
  retry,
}: Partial<Pick<Search, 'retry'>>): ReactElement => (
  <button type="button" className="button button--primary" onClick={retry}>
    Try again
  </button>
);

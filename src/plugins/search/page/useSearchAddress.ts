import { useHistory } from '@docusaurus/router';
import { useQueryString, useSearchQueryString } from '@docusaurus/theme-common';
import type { VERSION_PARAMETER } from '../config';
import { useChosenVersion } from '../useReadersVersion';

/** Query parameters with their new values. */
type Changed = Readonly<
  Partial<Record<'q' | typeof VERSION_PARAMETER, string>> & {
    /** From 0, the default: other results begin at their first page. */
    page?: number;
  }
>;

/** The state of the search page, which is kept in its query string. */
export function useSearchAddress() {
  const history = useHistory();
  const [query] = useSearchQueryString();
  const [numbered] = useQueryString('page');
  const addressWith = ({ page = 0, ...changed }: Changed) => {
    const { pathname, search } = history.location;
    const parameters = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changed))
      parameters.set(name, value);
    if (page > 0) parameters.set('page', String(page + 1));
    else parameters.delete('page');
    return { pathname, search: parameters.toString() };
  };
  return {
    query,
    /** The query of the address, also during hydration, when `query` is empty. */
    asked: () => new URLSearchParams(history.location.search).get('q') ?? '',
    version: useChosenVersion(),
    /** From 0, in the address from 1. */
    page: Math.max(0, (Number.parseInt(numbered, 10) || 1) - 1),
    change: (changed: Changed) => history.replace(addressWith(changed)),
    /** Adds an entry to the history. */
    turnTo: (page: number) => history.push(addressWith({ page })),
  };
}

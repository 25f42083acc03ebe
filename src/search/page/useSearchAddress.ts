import { useHistory } from '@docusaurus/router';
import { useQueryString, useSearchQueryString } from '@docusaurus/theme-common';
import { useChosenVersion, VERSION_PARAMETER } from '../useSearchOptions';

/** A change of the address. */
interface AddressChange {
  readonly query?: string;
  /** Name of the docs version to search. */
  readonly version?: string;
  /** From 0; from 1 in the address. A change adds an entry to the history. */
  readonly page?: number;
}

/** The state of the search page, which is that of its address. */
export function useSearchAddress() {
  const history = useHistory();
  const [query] = useSearchQueryString();
  const [numbered] = useQueryString('page');
  return {
    query,
    version: useChosenVersion(),
    page: Math.max(0, (Number.parseInt(numbered, 10) || 1) - 1),
    change: (next: AddressChange): void => {
      const { pathname, search } = history.location;
      const parameters = new URLSearchParams(search);
      if (next.query !== undefined) parameters.set('q', next.query);
      if (next.version !== undefined) {
        parameters.set(VERSION_PARAMETER, next.version);
      }
      const page = next.page ?? 0;
      if (page > 0) parameters.set('page', String(page + 1));
      else parameters.delete('page');
      const address = { pathname, search: parameters.toString() };
      if (next.page === undefined) history.replace(address);
      else history.push(address);
    },
  };
}

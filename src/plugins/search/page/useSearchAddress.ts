import { useHistory } from '@docusaurus/router';
import { useQueryString, useSearchQueryString } from '@docusaurus/theme-common';
import type { VERSION_PARAMETER } from '../site';
import { useChosenVersion } from '../useReadersVersion';

/** Parameters of the address, with their new values. */
type Changed = Readonly<
  Partial<Record<'q' | 'page' | typeof VERSION_PARAMETER, string>>
>;

/** The state of the search page, which is that of its address. */
export function useSearchAddress() {
  const history = useHistory();
  const [query] = useSearchQueryString();
  const [numbered] = useQueryString('page');
  // Other results begin at their first page.
  const addressWith = (changed: Changed) => {
    const { pathname, search } = history.location;
    const parameters = new URLSearchParams(search);
    parameters.delete('page');
    for (const [name, value] of Object.entries(changed))
      parameters.set(name, value);
    return { pathname, search: parameters.toString() };
  };
  return {
    query,
    /** The query of the address, also while React hydrates, when there is none yet. */
    asked: () => new URLSearchParams(history.location.search).get('q') ?? '',
    version: useChosenVersion(),
    /** From 0; from 1 in the address. */
    page: Math.max(0, (Number.parseInt(numbered, 10) || 1) - 1),
    change: (changed: Changed) => history.replace(addressWith(changed)),
    /** Adds an entry to the history. */
    turnTo: (page: number) => history.push(addressWith(numberOf(page))),
    /** Replaces the number of a page that does not exist. */
    correct: (page: number) => history.replace(addressWith(numberOf(page))),
  };
}

const numberOf = (page: number): Changed =>
  page > 0 ? { page: String(page + 1) } : {};

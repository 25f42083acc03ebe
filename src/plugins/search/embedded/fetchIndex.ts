import { fetchJson } from '../../shared/requests';

const fetches = new Map<string, Promise<unknown>>();

/**
 * Fetches and parses the index of a version. One that was fetched ahead is reused, and a
 * failure is forgotten.
 */
export function fetchIndex(address: string): Promise<unknown> {
  const fetching = fetches.get(address) ?? fetchJson(address);
  fetches.set(address, fetching);
  fetching.catch(() => fetches.delete(address));
  return fetching;
}

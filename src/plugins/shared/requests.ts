/** Docusaurus's base URL, which is the bundler's public path. */
declare const __webpack_public_path__: string;

/**
 * Where the site begins: `/`, or a path that ends with a slash. First scripts ask the
 * bundler, as the site's whole configuration would be a fifth of their weight. A
 * function, because builds import this module as well.
 */
export const baseUrl = (): string => __webpack_public_path__;

/** Whether the reader's data is scarce, as Docusaurus decides about prefetching. */
export function savesData(): boolean {
  const { connection } = navigator;
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}

/**
 * Whether a host answers at an address, with whatever status, so that a page of the
 * host is shown if the browser goes there.
 */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Fetches a file past all caches after it came incomplete, so that the next request does
 * not get the same again from the browser's HTTP cache or from the cache of our service
 * worker, even that of an earlier release. It never rejects. Its source is inlined into
 * pages (`lazy-hydration/guardScripts`), so it must be self-contained.
 *
 * @param address of a file of the site
 * @param base URL of the site, which names its cache: other sites may share the origin
 */
export async function refetch(address: string, base: string): Promise<void> {
  const uncache = async (): Promise<void> => {
    const name = `offline:${base}`;
    // Opening a cache would create it.
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
  };
  const fetchPastCache = async (): Promise<void> => {
    await (await fetch(address, { cache: 'reload' })).blob();
  };
  // Over plain http nothing can be cached, and `caches` does not exist.
  await uncache().catch(() => undefined);
  await fetchPastCache().catch(() => undefined);
}

/**
 * Fetches JSON of the site; once more, past all caches, if the answer is not JSON.
 *
 * @throws Error when the host does not answer, or not with JSON
 */
export async function fetchJson(address: string): Promise<unknown> {
  const read = async (): Promise<unknown> => {
    const response = await fetch(address);
    const { status } = response;
    if (status !== 200) throw new Error(`${address}: status ${String(status)}`);
    return response.json();
  };
  return read().catch(async () => {
    await refetch(address, baseUrl());
    return read();
  });
}

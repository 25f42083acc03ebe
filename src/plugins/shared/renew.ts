/**
 * Fetches a file anew that did not come whole, so that the next request does not get
 * the same again from the browser's HTTP cache or from the cache of our service
 * worker, be it that of an earlier release. It never rejects. Pages have its source
 * inlined (`load-guard`), so it must be self-contained.
 *
 * @param address of a file of the site
 * @param baseUrl of the site, which names its cache: other sites may share the origin
 */
export async function renew(address: string, baseUrl: string): Promise<void> {
  const forget = async (): Promise<void> => {
    const name = `offline:${baseUrl}`;
    // Opening a cache would create it.
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
  };
  const fetchAnew = async (): Promise<void> => {
    await (await fetch(address, { cache: 'reload' })).blob();
  };
  // Over plain http nothing can be kept, and `caches` does not exist.
  await forget().catch(() => undefined);
  await fetchAnew().catch(() => undefined);
}

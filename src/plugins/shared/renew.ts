/**
 * Fetches a file anew that did not come whole, so that the next request does not get
 * the same again from the browser's HTTP cache or from a service worker, be it that of
 * an earlier release. It never rejects. Pages have its source inlined
 * (`load-guard`), so it must be self-contained.
 *
 * @param address of a file of the site
 */
export async function renew(address: string): Promise<void> {
  const forget = async (): Promise<void> => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
    }
  };
  const fetchAnew = async (): Promise<void> => {
    await (await fetch(address, { cache: 'reload' })).blob();
  };
  // Over plain http nothing can be kept, and `caches` does not exist.
  await forget().catch(() => undefined);
  await fetchAnew().catch(() => undefined);
}

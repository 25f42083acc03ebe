/** Whether the reader saves data, by Docusaurus's rule for prefetching. */
export function savesData(): boolean {
  const { connection } = navigator;
  return (
    connection?.saveData === true ||
    connection?.effectiveType.includes('2g') === true
  );
}

/**
 * Fetches a damaged file past the browser's cache, so that the next request does not get
 * the same file again. It never rejects.
 */
export async function refetch(address: string): Promise<void> {
  await fetch(address, { cache: 'reload' })
    .then((response) => response.blob())
    .catch(() => undefined);
}

/**
 * Fetches JSON of the site. If the answer is not JSON, it tries again past all caches.
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
    await refetch(address);
    return read();
  });
}

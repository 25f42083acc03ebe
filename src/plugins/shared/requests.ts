/** Docusaurus's base URL, which is the bundler's public path. */
declare const __webpack_public_path__: string;

/**
 * Where the site begins. First scripts ask the bundler, as the site's configuration would
 * be a fifth of their weight. A function, because builds import this module as well.
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

/** Whether a host answers, so that a page of it is shown if the browser goes there. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Fetches a file past the browser's cache after it came incomplete, so that the next
 * request does not get the same again. It never rejects.
 */
export async function refetch(address: string): Promise<void> {
  await fetch(address, { cache: 'reload' })
    .then((response) => response.blob())
    .catch(() => undefined);
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
    await refetch(address);
    return read();
  });
}

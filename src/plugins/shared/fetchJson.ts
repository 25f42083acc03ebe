import { baseUrl } from './baseUrl';
import { renew } from './renew';

/**
 * Fetches JSON of the site; once more from the host if something else is kept.
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
    await renew(address, baseUrl);
    return read();
  });
}

import { renew } from './renew';

/**
 * Fetches JSON of the site. What comes instead is not kept: the next call asks the
 * host again.
 *
 * @throws Error when the host does not answer, or not with JSON
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  try {
    const { status } = response;
    if (status !== 200) throw new Error(`${address}: status ${String(status)}`);
    return await response.json();
  } catch (error) {
    await renew(address);
    throw error;
  }
}

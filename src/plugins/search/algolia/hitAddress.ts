import type { DocusaurusConfig } from '@docusaurus/types';
import { isDecodable } from '../../shared/addresses';

/**
 * The address of a hit: if possible a path, for navigation by the router.
 * Indexes of the DocSearch crawler contain full addresses.
 *
 * @param site its configured address
 * @param here the origin of the page
 * @returns `undefined` for anything but a web address, and for one of this site
 *   that would lead to another once the router has decoded it
 */
export function addressOf(
  url: string,
  site: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
  here = window.location.origin,
): string | undefined {
  if (!URL.canParse(url, here)) return undefined;
  const target = new URL(url, here);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const isOwn = [here, new URL(site.url).origin].includes(target.origin);
  if (!isOwn || !isRoutable(target, site.baseUrl)) return target.href;
  const { pathname, search, hash } = target;
  return staysHere(decodeURI(pathname), here)
    ? pathname + search + hash
    : undefined;
}

/** `/%5Cevil.example` is `/\\evil.example` then, which browsers read as a host. */
const staysHere = (path: string, here: string): boolean =>
  URL.canParse(path, here) && new URL(path, here).origin === here;

/** Whether the router can navigate there. */
function isRoutable({ pathname, hash }: URL, baseUrl: string): boolean {
  // Two slashes begin a host; outside of the base URL are other sites.
  if (pathname.startsWith('//') || !pathname.startsWith(baseUrl)) return false;
  return isDecodable(pathname) && isDecodable(hash);
}

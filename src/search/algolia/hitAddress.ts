import type { DocusaurusConfig } from '@docusaurus/types';
import { isDecodable } from '../../shared/addresses';

/**
 * The address of a hit: if possible a path, for navigation by the router.
 * Indexes of the DocSearch crawler contain full addresses.
 *
 * @param site its configured address
 * @returns `undefined` for anything but a web address
 */
export function addressOf(
  url: string,
  site: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
): string | undefined {
  const here = window.location.origin;
  if (!URL.canParse(url, here)) return undefined;
  const target = new URL(url, here);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const isOwn =
    [here, new URL(site.url).origin].includes(target.origin) &&
    isRoutable(target, site.baseUrl);
  return isOwn ? target.pathname + target.search + target.hash : target.href;
}

/** Whether the router can navigate there. */
function isRoutable({ pathname, hash }: URL, baseUrl: string): boolean {
  // Two slashes begin a host; outside of the base URL are other sites.
  if (pathname.startsWith('//') || !pathname.startsWith(baseUrl)) return false;
  return isDecodable(pathname) && isDecodable(hash);
}

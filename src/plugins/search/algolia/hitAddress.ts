import type { DocusaurusConfig } from '@docusaurus/types';
import { isDecodable } from '../../shared/addresses';

/**
 * The address of a hit: if possible a path, for navigation by the router.
 * Indexes of the DocSearch crawler contain absolute addresses.
 *
 * @param here the origin of the page
 * @returns `undefined` for anything but a web address, and for one of this website
 *   that would lead to another once the router has decoded it
 */
export function addressOf(
  url: string,
  siteConfig: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
  here = window.location.origin,
): string | undefined {
  if (!URL.canParse(url, here)) return undefined;
  const target = new URL(url, here);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const isOwn = [here, new URL(siteConfig.url).origin].includes(target.origin);
  if (!isOwn || !isRoutable(target, siteConfig.baseUrl)) return target.href;
  const { pathname, search, hash } = target;
  return staysHere(decodeURI(pathname), here)
    ? pathname + search + hash
    : undefined;
}

/** `/%5Cevil.example` is decoded as `/\evil.example`, which for browsers names a host. */
const staysHere = (path: string, here: string): boolean =>
  URL.canParse(path, here) && new URL(path, here).origin === here;

/** Whether the router can navigate to an address of this origin. */
function isRoutable({ pathname, hash }: URL, baseUrl: string): boolean {
  // Two slashes begin a host; paths outside of the base URL are not the app's.
  if (pathname.startsWith('//') || !pathname.startsWith(baseUrl)) return false;
  return isDecodable(pathname) && isDecodable(hash);
}

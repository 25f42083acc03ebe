import type { DocusaurusConfig } from '@docusaurus/types';
import { isDecodable } from '../../shared/addresses';

// A path of this site as the embedded index has it: nothing to take apart.
const PATH = /^\/(?![/\\])[\w./#-]*$/;

/**
 * The address that a hit leads to: a path within this site wherever possible,
 * so that the reader stays in the same tab of it. Indexes of the DocSearch
 * crawler hold full addresses.
 *
 * @param site its address and its path there, as configured
 * @returns `undefined` for anything but a web address
 */
export function addressOf(
  url: string,
  site: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
): string | undefined {
  if (PATH.test(url)) return url;
  const here = window.location.origin;
  if (!URL.canParse(url, here)) return undefined;
  const target = new URL(url, here);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const isOwn =
    [here, new URL(site.url).origin].includes(target.origin) &&
    isRoutable(target, site.baseUrl);
  return isOwn ? target.pathname + target.search + target.hash : target.href;
}

/** Whether the router can take it: what it cannot, the browser loads. */
function isRoutable({ pathname, hash }: URL, baseUrl: string): boolean {
  // Two slashes are the beginning of another host; beside the base URL are
  // other sites.
  if (pathname.startsWith('//') || !pathname.startsWith(baseUrl)) return false;
  return isDecodable(pathname) && isDecodable(hash);
}

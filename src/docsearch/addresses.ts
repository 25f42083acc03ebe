// A path of this site as the embedded index has it: nothing to take apart.
const PATH = /^\/(?![/\\])[\w./#-]*$/;

/**
 * The address that a hit leads to: a path within this site wherever possible,
 * so that the reader stays in the same tab of it. Indexes of the DocSearch
 * crawler hold full addresses.
 *
 * @param siteUrl the site's address as configured
 * @returns `undefined` for anything but a web address
 */
export function addressOf(url: string, siteUrl: string): string | undefined {
  if (PATH.test(url)) return url;
  const here = window.location.origin;
  const target = parse(url, here);
  if (target === null || !/^https?:$/.test(target.protocol)) return undefined;
  const isOwn =
    [here, new URL(siteUrl).origin].includes(target.origin) &&
    isRoutable(target);
  return isOwn ? target.pathname + target.search + target.hash : target.href;
}

/** Whether the router can take it: what it cannot, the browser loads. */
function isRoutable({ pathname, hash }: URL): boolean {
  // Two slashes are the beginning of another host.
  if (pathname.startsWith('//')) return false;
  try {
    decodeURIComponent(pathname);
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

function parse(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

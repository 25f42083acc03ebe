/**
 * The page of this site that a link leads to.
 *
 * @param target of an event
 * @returns `undefined` for links that are left to the browser: to other sites,
 *   files, other tabs, and sections of the same page
 */
export function linkedPage(target: EventTarget | null): URL | undefined {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link) return undefined;
  const address = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isHere = address.pathname === pathname && address.search === search;
  return address.origin !== origin || isFile(address.pathname) || isHere
    ? undefined
    : address;
}

// Versions contain dots as well: `/1.1.1`.
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

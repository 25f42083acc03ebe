/**
 * The page of this site that a link of the text leads to.
 *
 * @param target of an event within the text
 * @returns `undefined` for what the browser does better: other sites, files,
 *   other tabs, and places of the same page
 */
export function pageBehind(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  const address = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isHere = address.pathname === pathname && address.search === search;
  return address.origin !== origin || isFile(address.pathname) || isHere
    ? undefined
    : address;
}

/** Whether a click is one that follows a link in its own tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

// Versions have dots too: `/1.1.1`.
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

import { baseUrl } from '../../shared/requests';
import { toDecodable, canonicalPath } from '../../shared/addresses';

/*
 * Replaces the address by the canonical one when the module is evaluated, before the
 * router reads it. Otherwise React would render another page than the document
 * contains, and hydration would fail.
 */
const NOT_FOUND = `${baseUrl()}404.html`;
mendHash();
// Before the router, which adds its listener later.
window.addEventListener('popstate', mendHash);
const { pathname } = window.location;
const served = pathOfDocument();
if (served === NOT_FOUND) findPage();
// Hosts serve pages at other addresses as well: `/next%2Fusage`, `/usage//`.
else if (served !== pathname) replace({ pathname: served });

/** The path of the page that this document is, whatever its address. */
function pathOfDocument(): string {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel="canonical"]',
  );
  // The development server sends none.
  if (canonical === null) return canonicalPath(pathname, baseUrl());
  return new URL(canonical.href).pathname;
}

/** The host answered with its not-found page: tries the canonical form of the address. */
function findPage(): void {
  const plain = canonicalPath(pathname, baseUrl());
  if (plain === pathname) return;
  const address = addressWith({ pathname: plain });
  // Meanwhile the document is treated as the not-found page.
  replace({ pathname: NOT_FOUND });
  // Not if the host has redirected here: it would loop.
  if (!isRedirected()) window.location.replace(address);
}

function isRedirected(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.redirectCount > 0;
}

function mendHash(): void {
  const { hash } = window.location;
  const mended = toDecodable(hash);
  if (mended !== hash) replace({ hash: mended });
}

/** Gives the document another address, without loading it. */
function replace(parts: Partial<URL>): void {
  window.history.replaceState(window.history.state, '', addressWith(parts));
}

/** Not only a path: `//evil` would name another origin. */
function addressWith(parts: Partial<URL>): URL {
  return Object.assign(new URL(window.location.href), parts);
}

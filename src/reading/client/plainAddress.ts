import siteConfig from '@generated/docusaurus.config';
import { decodable, plainPath } from '../../shared/addresses';

/*
 * Normalizes addresses of files, and those that cannot be decoded, when the
 * module is evaluated: before the router reads the address.
 */
const { baseUrl } = siteConfig;
mendHash();
// Before the router, which adds its listener later.
window.addEventListener('popstate', mendHash);
const { pathname } = window.location;
const plain = plainPath(pathname, baseUrl);
if (plain !== pathname) showPlainPath(plain, `${baseUrl}404.html`);

function showPlainPath(plain: string, notFound: string): void {
  const address = new URL(window.location.href);
  address.pathname = plain;
  const canonical = document.querySelector('link[rel="canonical"]');
  if (canonical?.getAttribute('href')?.endsWith(notFound) !== true) {
    replaceAddress(address);
    return;
  }
  // This is the not-found page, as the host does not know the file: load the
  // page at the plain address. Until then this document is what it says it is.
  replaceAddress(notFound);
  window.location.replace(address);
}

function mendHash(): void {
  const address = new URL(window.location.href);
  const hash = decodable(address.hash);
  if (hash === address.hash) return;
  address.hash = hash;
  replaceAddress(address);
}

/** @param address not only a path: `//evil` would name another origin. */
function replaceAddress(address: URL | string): void {
  window.history.replaceState(window.history.state, '', address);
}

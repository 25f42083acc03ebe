import siteConfig from '@generated/docusaurus.config';
import { decodable, plainPath } from '../../shared/addresses';

/*
 * Gives a page that was asked for as a file its plain address, and one that
 * cannot be decoded an address that can. This runs when the module is evaluated,
 * before the router reads the address: React never sees the other, nor does the
 * canonical link.
 */
const { baseUrl } = siteConfig;
mendHash();
// The router listens later, and so comes later.
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
  // The host has no such file, and this is its not-found page: the page that
  // the plain address may have must come from there. Until it comes, this
  // document starts as what it is.
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

/** @param address whole: the path `//evil` alone would be another origin's. */
function replaceAddress(address: URL | string): void {
  window.history.replaceState(window.history.state, '', address);
}

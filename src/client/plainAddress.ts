import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { plainPath } from '../plainPath';

/*
 * Gives a page that was asked for as a file its plain address. This runs when
 * the module is evaluated, before the router reads the address: React never
 * sees the other, nor does the canonical link.
 */
if (ExecutionEnvironment.canUseDOM) showPlainAddress(siteConfig.baseUrl);

function showPlainAddress(baseUrl: string): void {
  const { pathname } = window.location;
  const plain = plainPath(pathname, baseUrl);
  if (plain === pathname) return;
  // Not the path alone: `//evil` would be another origin's address.
  const address = new URL(window.location.href);
  address.pathname = plain;
  const notFound = `${baseUrl}404.html`;
  const canonical = document.querySelector('link[rel="canonical"]');
  if (canonical?.getAttribute('href')?.endsWith(notFound) !== true) {
    window.history.replaceState(window.history.state, '', address);
    return;
  }
  // The host has no such file, and this is its not-found page: the page that
  // the plain address may have must come from there. Until it comes, this
  // document starts as what it is.
  window.history.replaceState(window.history.state, '', notFound);
  window.location.replace(address);
}

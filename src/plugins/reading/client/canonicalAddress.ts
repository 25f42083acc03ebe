import { toDecodable } from '../../shared/addresses';

/*
 * Replaces the address `/config.html` or `/next/index.html`, at which some hosts serve a
 * page too, by the page's plain one, and `#100%`, for which the app would crash, by
 * `#100%25`. It is a first script, so the router has not read the address yet. Other
 * unknown addresses are left to the host's not-found page.
 */
const address = new URL(window.location.href);
const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
if (canonical !== null && /(?<!\/404)\.html$/.test(address.pathname))
  address.pathname = new URL(canonical.href).pathname;
address.hash = toDecodable(address.hash);
if (address.href !== window.location.href)
  window.history.replaceState(window.history.state, '', address);

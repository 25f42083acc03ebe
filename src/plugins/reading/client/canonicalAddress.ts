import { toDecodable } from '../../shared/addresses';

/*
 * Some hosts also serve pages at addresses such as `/config.html` or `/next/index.html`.
 * This replaces them with the page's plain address, and `#100%`, with which the app would
 * crash, with `#100%25`. It is a first script, so the router has not read the address
 * yet. The host's not-found page handles other unknown addresses.
 */
const address = new URL(window.location.href);
const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
if (canonical !== null && /(?<!\/404)\.html$/.test(address.pathname))
  address.pathname = new URL(canonical.href).pathname;
address.hash = toDecodable(address.hash);
if (address.href !== window.location.href)
  window.history.replaceState(window.history.state, '', address);

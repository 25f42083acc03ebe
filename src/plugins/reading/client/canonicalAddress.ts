/*
 * Some hosts also serve pages at addresses such as `/config.html` or `/next/index.html`.
 * This replaces them with the page's plain address. It is a first script, so the router
 * has not read the address yet. The host's not-found page handles other unknown addresses.
 */
const address = new URL(window.location.href);
const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
if (canonical !== null && /(?<!\/404)\.html$/.test(address.pathname)) {
  address.pathname = new URL(canonical.href).pathname;
  window.history.replaceState(window.history.state, '', address);
}

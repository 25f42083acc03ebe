/*
 * Replaces the address `/config.html` or `/next/index.html`, at which some hosts serve a
 * page too, by the page's plain one. It is a first script, so the router has not read the
 * address yet. Other unknown addresses are left to the host's not-found page.
 */
const { pathname } = window.location;
const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
if (canonical !== null && /(?<!\/404)\.html$/.test(pathname)) {
  const address = new URL(window.location.href);
  address.pathname = new URL(canonical.href).pathname;
  window.history.replaceState(window.history.state, '', address);
}

import type { ClientModule } from '@docusaurus/types';
import endpoint from '@generated/visit-counter/default/endpoint';
import { whenIdle } from '../../shared/page';
import { externalOrigin, mayCount } from './pageView';

// The entry counts the first view, because the page is visible before React runs.
const { origin, pathname: firstPath } = window.location;
countView(firstPath, externalOrigin(document.referrer, origin));

// A page that is restored from the back/forward cache runs no script again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) countView(window.location.pathname, '');
});

/** Counts a view for each client-side navigation. */
export default {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    const isOther = pathname !== previousLocation?.pathname;
    if (previousLocation !== null && isOther) countView(pathname, '');
  },
} satisfies ClientModule;

/**
 * Counts a view when the page is visible and the browser is idle. Parameters are
 * named as GoatCounter names them (https://www.goatcounter.com/help/pixel).
 *
 * @param p path of the page
 * @param r origin of the referring page, or an empty text
 */
function countView(p: string, r: string): void {
  // react-helmet-async sets the title in the next frame, if there is one.
  const whenSeen = (): void => {
    requestAnimationFrame(() => whenIdle(() => count(p, r)));
  };
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', whenSeen);
  } else whenSeen();
}

function count(p: string, r: string): void {
  if (!mayCount(window.location.hostname, navigator)) return;
  // The title of the search page contains the query. If the reader has already
  // left the page, the title is that of another one.
  const { classList } = document.documentElement;
  const isOwn =
    p === window.location.pathname && classList.contains('docs-doc-page');
  const t = isOwn ? document.title : '';
  const url = new URL(String(endpoint));
  for (const [name, value] of Object.entries({ p, t, r })) {
    url.searchParams.set(name, value);
  }
  try {
    navigator.sendBeacon(url);
  } catch {
    // An extension may prevent it.
  }
}

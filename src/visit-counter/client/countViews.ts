import type { ClientModule } from '@docusaurus/types';
import endpoint from '@generated/visit-counter/default/endpoint';
import { whenIdle } from '../../shared/whenIdle';
import { countUrl, mayCount } from './pageView';

let shownPath = '';

/** Counts a view for each page that a link leads to without loading it. */
export default {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    const isOther = pathname !== previousLocation?.pathname;
    if (previousLocation !== null && isOther) countView(pathname, '');
  },
} satisfies ClientModule;

/**
 * Counts a view once the reader sees the page and the browser has time.
 *
 * @param p path of the page
 * @param r origin that led here; empty for none
 */
export function countView(p: string, r: string): void {
  shownPath = p;
  // In the next frame react-helmet-async writes the title. Tabs in the background
  // have no frames.
  const whenSeen = (): void => {
    requestAnimationFrame(() => whenIdle(() => count(p, r)));
  };
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', whenSeen);
  } else whenSeen();
}

function count(p: string, r: string): void {
  if (!mayCount(window)) return;
  // That of the search holds what was searched; that of a page that was left at
  // once is gone.
  const { classList } = document.documentElement;
  const isOwn = p === shownPath && classList.contains('docs-doc-page');
  const t = isOwn ? document.title : '';
  try {
    navigator.sendBeacon(countUrl(String(endpoint), { p, t, r }));
  } catch {
    // Switched off by an extension. A lost view is no reader's trouble.
  }
}

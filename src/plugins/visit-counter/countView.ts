import endpoint from '@generated/visit-counter/default/endpoint';
import { whenIdle } from '../../client/whenIdle';
import { countUrl, mayCount } from './pageView';

let shownPath = '';

/**
 * Counts a view once the reader sees the page and the browser has time.
 *
 * @param p path of the page
 * @param r origin that led here; empty for none
 */
export function countView(p: string, r: string): void {
  shownPath = p;
  const count = (): void => {
    if (!mayCount(window)) return;
    // That of the search holds what was searched; that of a page that was left at
    // once is gone.
    const { classList } = document.documentElement;
    const isOwn = p === shownPath && classList.contains('docs-doc-page');
    const t = isOwn ? document.title : '';
    try {
      navigator.sendBeacon(countUrl(endpoint, { p, t, r }));
    } catch {
      // Switched off by an extension. A lost view is no reader's trouble.
    }
  };
  const whenSeen = (): void => {
    // In the next frame react-helmet-async writes the title. Tabs in the
    // background have no frames.
    requestAnimationFrame(() => {
      whenIdle(count);
    });
  };
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', whenSeen);
  } else whenSeen();
}

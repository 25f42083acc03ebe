import endpoint from '@generated/visit-counter/default/endpoint';
import { countUrl, mayCount, send } from './pageView';

let shownPath = '';

/**
 * Counts a view once the reader sees the page and the browser has time.
 *
 * @param p path of the page
 * @param r origin that led here; empty for none
 */
export function countView(p: string, r: string): void {
  shownPath = p;
  whenSeen(() => {
    if (!mayCount(window)) return;
    // Of a page that was left at once, the title is gone.
    const t = p === shownPath ? document.title : '';
    void send(countUrl(endpoint, { p, t, r }), window);
  });
}

function whenSeen(then: () => void): void {
  // Safari has no idle callbacks.
  const whenIdle: (then: () => void) => unknown =
    (window as Partial<Window>).requestIdleCallback ?? setTimeout;
  const waitForIdle = () => {
    // In the next frame react-helmet-async writes the title. Tabs in the
    // background have no frames.
    requestAnimationFrame(() => whenIdle(then));
  };
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', waitForIdle);
  } else waitForIdle();
}

import endpoint from '@generated/visit-counter/default/endpoint';
import type { ClientModule } from '@docusaurus/types';
import { countUrl, externalOrigin, mayCount, send } from './pageView';

let shownPath = '';

/** Waits until the reader sees the page and the browser has time. */
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

/** Counts a view for each path that the reader gets to see. */
export default {
  onRouteDidUpdate({ location: { pathname: p }, previousLocation }) {
    if (p === previousLocation?.pathname) return;
    shownPath = p;
    const r = previousLocation
      ? ''
      : externalOrigin(document.referrer, location.origin);
    whenSeen(() => {
      if (!mayCount(window)) return;
      // Of a page that was left at once, the title is gone.
      const t = p === shownPath ? document.title : '';
      void send(countUrl(endpoint, { p, t, r }), window);
    });
  },
} satisfies ClientModule;

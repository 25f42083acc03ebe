import type { ClientModule } from '@docusaurus/types';

/** Whether React has hydrated the page, by Docusaurus's mark. */
export const isHydrated = (): boolean =>
  document.documentElement.dataset.hasHydrated === 'true';

/**
 * Calls a function for the page that the document shows, and for each that the
 * router shows later. It is called again when React hydrates the first one.
 *
 * @returns a client module, to be the default export of one
 */
export function onPage(show: () => void): ClientModule {
  // In development, and without `lazy-hydration`, there is no page yet.
  if (document.querySelector('#__docusaurus')?.hasChildNodes() === true) show();
  return {
    onRouteDidUpdate({ location, previousLocation }) {
      if (location.pathname !== previousLocation?.pathname) show();
    },
  };
}

/** Waits until the page has loaded and the browser is idle, at most five seconds. */
export function whenIdle(then: () => void): void {
  if (document.readyState === 'complete') {
    // Safari has no idle callbacks.
    if (typeof window.requestIdleCallback === 'function')
      requestIdleCallback(then, { timeout: 5000 });
    else setTimeout(then, 200);
  } else {
    window.addEventListener('load', () => whenIdle(then), { once: true });
  }
}

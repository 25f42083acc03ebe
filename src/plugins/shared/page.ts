import type { ClientModule } from '@docusaurus/types';

/**
 * Calls a function for the page of the document, and for each page that the app shows
 * (on the search page, and in development).
 *
 * @returns a client module, which must be a default export
 */
export function onPage(show: () => void): ClientModule {
  // In development there is no page yet.
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

/** Waits until the page has loaded and the browser is idle, at most five seconds. */
export function whenIdle(then: () => void): void {
  if (document.readyState === 'complete') {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window)
      requestIdleCallback(then, { timeout: 5000 });
    else setTimeout(then, 200);
  } else {
    window.addEventListener('load', () => whenIdle(then), { once: true });
  }
}

import { useEffect, useLayoutEffect } from 'react';

const key = (): string => `results ${window.location.href}`;

/** Whether results have been shown since the page was loaded. */
let isShown = false;

/**
 * Keeps the scroll position for when the page is loaded again: the browser restores
 * its own before there are results.
 */
export function useKeptPosition(hasResults: boolean): void {
  useEffect(() => {
    const keep = (): void => {
      try {
        sessionStorage.setItem(key(), String(window.scrollY));
      } catch {
        // Without storage the browser's own position has to do.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  useLayoutEffect(() => {
    if (!hasResults || isShown) return;
    isShown = true;
    const [load] = performance.getEntriesByType('navigation');
    const isNew =
      load instanceof PerformanceNavigationTiming && load.type === 'navigate';
    if (!isNew) restore();
  }, [hasResults]);
}

function restore(): void {
  try {
    const top = sessionStorage.getItem(key());
    if (top !== null)
      window.scrollTo({ top: Number(top), behavior: 'instant' });
  } catch {
    // Without storage nothing was kept.
  }
}

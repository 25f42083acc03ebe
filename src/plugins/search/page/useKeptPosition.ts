import { createStorageSlot } from '@docusaurus/theme-common';
import { useEffect, useLayoutEffect } from 'react';

const slot = () =>
  createStorageSlot(`results ${window.location.href}`, {
    persistence: 'sessionStorage',
  });

/** Whether results have been shown since the page was loaded. */
let isShown = false;

/**
 * Restores the scroll position after a reload. The browser's own restoration comes
 * before there are results.
 */
export function useKeptPosition(hasResults: boolean): void {
  useEffect(() => {
    const keep = (): void => slot().set(String(window.scrollY));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  useLayoutEffect(() => {
    if (!hasResults || isShown) return;
    isShown = true;
    const [load] = performance.getEntriesByType('navigation');
    const isNew =
      load instanceof PerformanceNavigationTiming && load.type === 'navigate';
    const top = isNew ? null : slot().get();
    if (top !== null)
      window.scrollTo({ top: Number(top), behavior: 'instant' });
  }, [hasResults]);
}

import type { Browser } from '@playwright/test';

/** Metrics of loading on a slow phone, in milliseconds. */
export interface Paint {
  /** First Contentful Paint, Largest Contentful Paint. */
  readonly fcp: number;
  readonly lcp: number;
  /** Total Blocking Time: the parts over 50 ms of tasks after the first paint. */
  readonly tbt: number;
  /** Processor time of the page's thread, which other programs do not affect. */
  readonly cpu: number;
}

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Entries {
  fcp: number;
  lcp: number;
  tasks: { readonly startTime: number; readonly duration: number }[];
}

declare global {
  interface Window {
    painted?: Entries;
  }
}

/**
 * Opens a page on a phone whose processor is slowed.
 *
 * @param rate how many times
 */
export async function measurePaint(
  browser: Browser,
  address: string,
  rate: number,
): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Work in idle time counts as well.
  await page.waitForTimeout(2000);
  const { metrics } = await session.send('Performance.getMetrics');
  const { fcp, lcp, tasks } = await page.evaluate(
    () => window.painted ?? { fcp: NaN, lcp: NaN, tasks: [] },
  );
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return {
    fcp,
    lcp,
    tbt: tasks
      .filter(({ startTime }) => startTime >= fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    cpu: (seconds ?? NaN) * 1000,
  };
}

/** In the page, before its scripts. */
function observe(): void {
  const painted: Entries = { fcp: NaN, lcp: NaN, tasks: [] };
  window.painted = painted;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') painted.fcp = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    painted.lcp = list.getEntries().at(-1)?.startTime ?? NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      painted.tasks.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

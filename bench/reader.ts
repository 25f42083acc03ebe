import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import type { BuildServer } from './server';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** A page of a visitor who was never here before. */
interface Reading {
  readonly page: Page;
  readonly session: CDPSession;
}

/** What a page costs until it is idle, in milliseconds. */
export interface Load {
  /** First Contentful Paint. */
  readonly FCP: number;
  /** Largest Contentful Paint. */
  readonly LCP: number;
  /** The part of each task above 50 milliseconds. */
  readonly blocked: number;
}

/** A page is idle after so many milliseconds without requests and nearly without work. */
const PAUSE = 2000;
const NEARLY = 100;

/** Milliseconds after which waiting ends. */
const PATIENCE = 90_000;

/**
 * Opens a page on a phone with an empty cache, uses it, and closes it.
 *
 * @param rate how many times slower than this processor the phone's is
 */
export async function asVisitor<Result>(
  browser: Browser,
  rate: number,
  act: (reading: Reading) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(observe);
    return await act({ page, session });
  } finally {
    await context.close();
  }
}

/** Loads a page, waits until it is idle, and scrolls once, down and up. */
export async function readThrough(
  { page, session }: Reading,
  server: BuildServer,
  path: string,
): Promise<Load> {
  await page.goto(server.home + path);
  await rest(session, server);
  for (const yDistance of [-1600, 1600]) {
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x: 200, y: 600, yDistance, speed: 1600 },
    });
  }
  await rest(session, server);
  return page.evaluate(() => window.observed);
}

async function rest(session: CDPSession, server: BuildServer): Promise<void> {
  const start = performance.now();
  let worked = await threadTime(session);
  while (performance.now() - start < PATIENCE) {
    await server.quiet(PAUSE);
    const before = worked;
    worked = await threadTime(session);
    if (worked - before < NEARLY) return;
  }
  throw new Error('The page has not come to rest.');
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return (seconds ?? NaN) * 1000;
}

declare global {
  interface Window {
    observed: Load;
  }
}

/** In the page, before its scripts. */
function observe(): void {
  const observed = { FCP: NaN, LCP: NaN, blocked: 0 };
  window.observed = observed;
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      if (name === 'first-contentful-paint') observed.FCP = startTime;
      if (entryType === 'largest-contentful-paint') observed.LCP = startTime;
      if (entryType === 'longtask') observed.blocked += duration - 50;
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
}

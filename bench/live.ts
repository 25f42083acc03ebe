import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { TryIt } from '../checks/pageObjects/live';
import { Site } from '../checks/pageObjects/site';
import { PLANTED_LOSSES, plantedPage } from '../checks/plantedLosses';
import type { Answered } from '../src/htmlnano/live/analysis/report';
import { documentedVersions } from '../src/htmlnano/versions';
import { launchChromium, SLOWED } from './chromium';
import { type Link, LINK, serveBuild } from './server';

/** What readers wait for when they open an example about attributes in Try it. */
export interface LiveFigures {
  readonly version: string;
  /** Compressed bytes from pressing Edit to the first result. */
  readonly bytes: number;
  /** Milliseconds for the same. */
  readonly first: number;
  /**
   * Milliseconds of the longest task on the page's thread while typing, on this
   * processor and slowed; 0 for 50 and less.
   */
  readonly longest: { readonly asItIs: number; readonly slowed: number };
}

const VERSIONS = documentedVersions(path.join(__dirname, '..'));

/** What is pressed: the button of the first example below a heading. */
const EDIT = 'h3#removeemptyattributes ~ .example .live-edit';

/** Opens an example in each version, in the production build. */
export async function measureLive(buildDir: string): Promise<LiveFigures[]> {
  const browser = await launchChromium();
  const figures: LiveFigures[] = [];
  for (const { name: version, base } of VERSIONS) {
    const page = `${base}/modules`;
    // The browser slows only the page's thread, not the worker's. That part is
    // measured without a network, and multiplied by the same factor.
    const alone = await edit(browser, buildDir, page, undefined);
    const slowed = await edit(browser, buildDir, page, LINK);
    const first = slowed.first + (SLOWED - 1) * alone.inWorker;
    figures.push({
      version,
      bytes: slowed.bytes,
      first,
      longest: { asItIs: alone.longest, slowed: slowed.longest },
    });
  }
  await browser.close();
  return figures;
}

interface Edited {
  readonly bytes: number;
  readonly first: number;
  readonly longest: number;
  /** Milliseconds from the worker's start to its first answer. */
  readonly inWorker: number;
}

async function edit(
  browser: Browser,
  buildDir: string,
  route: string,
  link: Link | undefined,
): Promise<Edited> {
  const server = await serveBuild(buildDir, link);
  // The first time, the server compresses.
  await opened(browser, server.home + route).then(async (page) => {
    await page.locator(EDIT).first().evaluate(press);
    await page.close();
  });
  const page = await opened(browser, server.home + route);
  const session = await page.context().newCDPSession(page);
  const rate = link === undefined ? 1 : SLOWED;
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  server.takeSent();
  const first = await page.locator(EDIT).first().evaluate(press);
  const bytes = [...server.takeSent().values()].reduce((a, b) => a + b, 0);
  const inWorker = await page.evaluate(() => window.inWorker ?? NaN);
  const longest = await longestTaskWhileTyping(page);
  await page.close();
  await server.close();
  return { bytes, first, inWorker, longest };
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(timeWorkers);
  await page.goto(address, { waitUntil: 'networkidle' });
  await new Site(page).ready();
  return page;
}

declare global {
  interface Window {
    inWorker?: number;
    longTasks?: number[];
  }
}

/** In the page, before its scripts: times the first worker's first answer. */
function timeWorkers(): void {
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      const start = performance.now();
      this.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
        if (data.part?.output) window.inWorker ??= performance.now() - start;
      });
    }
  };
}

/** In the page: milliseconds from the press to the result. */
function press(button: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.try-it [aria-label=Result]')) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(document.body, {
      ...{ childList: true, subtree: true },
      attributeFilter: ['aria-label'],
    });
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

async function longestTaskWhileTyping(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks?.push(...list.getEntries().map((task) => task.duration));
    }).observe({ entryTypes: ['longtask'] });
  });
  await new TryIt(page).html.focus();
  await page.keyboard.type('<p class="">More tea</p>', { delay: 60 });
  await page.waitForLoadState('networkidle');
  // Tasks of 50 milliseconds or less are not reported.
  return page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])));
}

export interface TryItFigures {
  /** Compressed bytes from opening it to the first result. */
  readonly bytes: number;
  /**
   * Milliseconds on this processor until a row is marked, by piece. Nearly all of it is
   * spent in the worker, which the browser cannot slow.
   */
  readonly times: readonly (readonly [piece: string, time: number])[];
}

/** Opens Try it of Next, and looks for each loss of a page of 30 KB. */
export async function measureTryIt(buildDir: string): Promise<TryItFigures> {
  const browser = await launchChromium();
  const server = await serveBuild(buildDir, undefined);
  const usage = `${server.home}${VERSIONS[0]?.base ?? ''}/usage`;
  const page = await opened(browser, usage);
  server.takeSent();
  const tryIt = new TryIt(page);
  await tryIt.openHere();
  await tryIt.result.waitFor();
  await tryIt.isDone();
  const bytes = [...server.takeSent().values()].reduce((a, b) => a + b, 0);
  await tryIt.preset.selectOption('max');
  const times: [string, number][] = [];
  for (const [index, [piece]] of PLANTED_LOSSES.entries()) {
    // Another source, so that no run is there already.
    await tryIt.piece.fill('');
    await tryIt.html.fill(plantedPage(10) + '\n'.repeat(index));
    const started = performance.now();
    await tryIt.piece.fill(piece);
    await tryIt.list
      .getByText(/removed it\.|^Nothing is gone|^Your HTML does not/)
      .waitFor();
    times.push([piece, performance.now() - started]);
  }
  await browser.close();
  await server.close();
  return { bytes, times };
}

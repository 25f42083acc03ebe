import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { liveExample, TryIt } from '../checks/pageObjects/live';
import { Site } from '../checks/pageObjects/site';
import { PLANTED_LOSSES, plantedPage } from '../checks/plantedLosses';
import { documentedVersions } from '../src/htmlnano/versions';
import { launchChromium, SLOWED } from './chromium';
import { type Link, LINK, serveBuild } from './server';

/** What readers wait for when they edit an example about attributes. */
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

/** The heading above the example. */
const HEADING = 'removeemptyattributes';

/** Edits an example in each version, in the production build. */
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
    await liveExample(page, HEADING).figure.evaluate(pressEdit);
    await page.close();
  });
  const page = await opened(browser, server.home + route);
  const session = await page.context().newCDPSession(page);
  const rate = link === undefined ? 1 : SLOWED;
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  server.takeSent();
  const first = await liveExample(page, HEADING).figure.evaluate(pressEdit);
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
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        if ('finished' in data) window.inWorker ??= performance.now() - start;
      });
    }
  };
}

/** In the page: milliseconds from the press to the result. */
async function pressEdit(figure: Element): Promise<number> {
  const button = figure.querySelector<HTMLElement>('.live-edit');
  if (!button) throw new Error('No example to edit.');
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (!figure.textContent.includes('gzip')) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(figure, { childList: true, subtree: true, characterData: true });
    button.click();
  });
}

async function longestTaskWhileTyping(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks?.push(...list.getEntries().map((task) => task.duration));
    }).observe({ entryTypes: ['longtask'] });
  });
  await liveExample(page, HEADING).source.focus();
  await page.keyboard.type('<p class="">More tea</p>', { delay: 60 });
  await page.waitForLoadState('networkidle');
  // Tasks of 50 milliseconds or less are not reported.
  return page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])));
}

export interface TryItFigures {
  /** Compressed bytes of the page with its first result, without those of the page. */
  readonly bytes: number;
  /**
   * Milliseconds on this processor that "Find it" takes, by piece. Nearly all of it is
   * spent in the worker, which the browser cannot slow.
   */
  readonly times: readonly (readonly [piece: string, time: number])[];
}

/** Opens Try it of Next, and looks for each loss of a page of 30 KB. */
export async function measureTryIt(buildDir: string): Promise<TryItFigures> {
  const browser = await launchChromium();
  const server = await serveBuild(buildDir, undefined);
  const usage = `${server.home}${VERSIONS[0]?.base ?? ''}/usage`;
  const sent = (): number =>
    [...server.takeSent().values()].reduce((sum, bytes) => sum + bytes, 0);
  await (await opened(browser, usage)).close();
  const ofPage = sent();
  const page = await opened(browser, `${usage}#try-it`);
  const tryIt = new TryIt(page);
  await tryIt.preset.selectOption('max');
  const isDone = tryIt.all.locator('.live-line[aria-busy=false]');
  await isDone.waitFor();
  const bytes = sent() - ofPage;
  const times: [string, number][] = [];
  for (const [index, [piece]] of PLANTED_LOSSES.entries()) {
    // Another source, so that no run is there already.
    await tryIt.html.fill(plantedPage(10) + '\n'.repeat(index));
    await isDone.waitFor();
    await tryIt.piece.fill(piece);
    const started = performance.now();
    await tryIt.piece.press('Enter');
    await tryIt.said.filter({ hasText: 'Switched off' }).waitFor();
    times.push([piece, performance.now() - started]);
  }
  await browser.close();
  await server.close();
  return { bytes, times };
}

/**
 * Random links to Try it, with a processor that is slowed four times: none keeps
 * the page busy or fills the memory. Times are compared with those of an ordinary
 * link that is opened in the same test, so this is part of `npm run test:all` only.
 * `SEEDS=7,8` asks for other links.
 */
import fs from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { at, expect, test } from '../fixtures';
import { encodeState, randomStates, type State } from '../live/randomStates';

declare global {
  interface Window {
    longestTask: number;
  }
}

/** Of each seed; a thousand in all. */
const LINKS = 50;

const seeds =
  process.env.SEEDS?.split(',').map(Number) ??
  Array.from({ length: 20 }, (_, index) => index + 1);

/** How many milliseconds longer a task may take than those of an ordinary link. */
const LONGER = 500;

/** In MB, the most that the page's process may use at any time. */
const MEMORY = 400;

const ORDINARY: State = [
  '<p class="tea">Tea  and <b> milk </b></p>\n'.repeat(20),
  'safe',
  '{}',
];

/** Milliseconds, and MB: 0 where the system does not tell. */
interface Cost {
  readonly task: number;
  readonly memory: number;
}

/** In the page: follows a link, and waits until what it holds is minified. */
async function follow([hash, start]: readonly [string, string]) {
  const frame = () => new Promise(requestAnimationFrame);
  const isDone = () =>
    document.querySelector('.try-it[aria-busy], .try-it [aria-busy=true]') ===
      null &&
    (document.querySelector('.live-try-it [role=alert]') !== null ||
      document
        .querySelector<HTMLTextAreaElement>('.live-try-it textarea')
        ?.value.startsWith(start) === true);
  window.longestTask = 0;
  location.hash = hash;
  const end = performance.now() + 60_000;
  do {
    await frame();
    await frame();
  } while (!isDone() && performance.now() < end);
  // Tasks are told in idle time.
  await new Promise((told) => requestIdleCallback(told, { timeout: 2000 }));
  return isDone() ? Math.round(window.longestTask) : Infinity;
}

/** Of each of the browser's pages, a file in which Linux tells of its process. */
async function filesOf(browser: CDPSession, name: string): Promise<string[]> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => `/proc/${String(id)}/${name}`)
    .filter((file) => fs.existsSync(file));
}

/** The most memory that a page's process has used, in MB. */
async function peakOf(browser: CDPSession): Promise<number> {
  const peaks = (await filesOf(browser, 'status')).map((file) => {
    const [, kilobytes] =
      /VmHWM:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  });
  return Math.round(Math.max(0, ...peaks));
}

async function costOf(
  page: Page,
  browser: CDPSession,
  [html, ...others]: State,
  start: string,
): Promise<Cost> {
  // Forgets what was used until now.
  for (const file of await filesOf(browser, 'clear_refs'))
    fs.writeFileSync(file, '5');
  const hash = `#try-it=${encodeState([start + html, ...others])}`;
  const task = await page.evaluate(follow, [hash, start] as const);
  return { task, memory: await peakOf(browser) };
}

for (const seed of seeds) {
  test(`random links of seed ${String(seed)} neither keep the page busy nor fill the memory @all`, async ({
    page,
    site,
    browser,
    tryIt,
  }) => {
    test.setTimeout(LINKS * 60_000);
    const ofPage = await page.context().newCDPSession(page);
    const ofBrowser = await browser.newBrowserCDPSession();
    await ofPage.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      window.longestTask = 0;
      new PerformanceObserver((list) => {
        const durations = list.getEntries().map(({ duration }) => duration);
        window.longestTask = Math.max(window.longestTask, ...durations);
      }).observe({ type: 'longtask' });
    });
    let opened = 0;
    const measure = (state: State): Promise<Cost> =>
      costOf(page, ofBrowser, state, `${String((opened += 1))} `);
    // The page without what earlier links have left in its memory.
    const openAnew = async (): Promise<Cost> => {
      await page.goto('about:blank');
      await site.open(at('/usage#try-it'));
      await expect(tryIt.html).toBeVisible();
      return measure(ORDINARY);
    };
    const states = randomStates(seed);
    const wrong: string[] = [];
    let ordinary = await openAnew();
    const worst = { task: 0, memory: 0 };
    for (let count = 1; count <= LINKS; count += 1) {
      const state = states.next().value;
      let cost = await measure(state);
      const isTooMuch = () =>
        cost.task > ordinary.task + LONGER || cost.memory > MEMORY;
      // Others may use the machine, and earlier links have used memory.
      for (let again = 0; again < 3 && isTooMuch(); again += 1) {
        ordinary = await openAnew();
        const { task, memory } = await measure(state);
        cost = {
          task: Math.min(cost.task, task),
          memory: Math.min(cost.memory, memory),
        };
      }
      worst.task = Math.max(worst.task, cost.task - ordinary.task);
      worst.memory = Math.max(worst.memory, cost.memory);
      if (isTooMuch()) {
        const [html, preset, options] = state;
        const said = `${String(cost.task)} ms (ordinary: ${String(ordinary.task)}), ${String(cost.memory)} MB`;
        const what = [
          html.slice(0, 200),
          html.length,
          preset,
          options.slice(0, 200),
        ];
        wrong.push(`link ${String(count)}: ${said}: ${JSON.stringify(what)}`);
      }
    }
    console.log(
      `Seed ${String(seed)}, ${String(LINKS)} links: at most ${String(worst.task)} ms beyond an ordinary one, ${String(worst.memory)} MB`,
    );
    expect(wrong).toEqual([]);
  });
}

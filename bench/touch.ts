import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchChromium, SLOWED } from './chromium';
import { PHONE } from './paint';
import { percentile } from './search/percentile';
import { LINK, serveBuild } from './server';
import type { Built } from './sites';

/** What a reader waits for after a first touch; medians, in milliseconds. */
export interface TouchFigures {
  readonly name: string;
  readonly act: string;
  /** Until it is there, or of a scroll the longest frame; `NaN` if it never is. */
  readonly time: number;
  /** Of tasks from then on, what is over 50. */
  readonly blocked: number;
}

interface Act {
  readonly path: string;
  /** Whether tasks of the load count as well, and nothing is touched. */
  readonly rests?: boolean;
  /** Resolves with what is to be waited for, in the page's own time. */
  readonly run: (page: Page, session: CDPSession) => Promise<number>;
}

// Of this site and of other generators' default themes.
const SEARCH =
  '.DocSearch-Button, site-search button, .VPNavBarSearch button, .navbar__search-input';
const FIELD =
  'dialog input, [role=dialog] input, .VPLocalSearchBox input, .navbar__search-input:focus';
const ROWS =
  'dialog [role=row], .VPLocalSearchBox .result, .pagefind-ui__result, [class*=suggestion_]';
const MENU = '.navbar__toggle, .VPNavBarHamburger, .sl-menu-button';
const DRAWER = '.navbar-sidebar, .VPNavScreen, .sidebar-pane';
const LINK_IN_TEXT =
  ':is(main, .main) :is(a[href="/usage"], a[href="/usage.html"], a[href="/usage/"])';

/** Milliseconds after the load in which the page is left alone. */
const REST = 2500;
/** Milliseconds in which tasks are counted: after a touch, or a load. */
const AFTER = 2500;
const AFTER_LOAD = 10_000;
const ROUNDS = 3;

const ACTS: Readonly<Record<string, Act>> = {
  'touch search, until its field': {
    path: '/',
    run: (page) => touch(page, SEARCH, FIELD),
  },
  'touch search and type, until rows': {
    path: '/',
    run: async (page) => {
      const opened = await touch(page, SEARCH, FIELD);
      const typed = await untilInView(page, [ROWS], () =>
        page.keyboard.type('css'),
      );
      return opened + typed;
    },
  },
  'Ctrl+K, until the field': {
    path: '/',
    run: (page) =>
      untilInView(page, [FIELD], () => page.keyboard.press('Control+k')),
  },
  'touch the menu, until the drawer': {
    path: '/',
    run: (page) => touch(page, MENU, DRAWER),
  },
  'Enter on the menu, until the drawer': {
    path: '/',
    run: async (page) => {
      await page.locator(MENU).first().focus();
      return untilInView(page, [DRAWER], () => page.keyboard.press('Enter'));
    },
  },
  'touch a link, until the next title': {
    path: '/',
    run: (page) => touch(page, LINK_IN_TEXT, 'h1', 'Usage'),
  },
  'scroll home, longest frame': { path: '/', run: scroll },
  'scroll Modules, longest frame': { path: '/modules', run: scroll },
  'nothing, on home': { path: '/', rests: true, run: rest },
  'nothing, on Modules': { path: '/modules', rests: true, run: rest },
};

async function rest(page: Page): Promise<number> {
  await page.waitForTimeout(AFTER_LOAD);
  return NaN;
}

/**
 * In a document, after what is wanted has been told, or in the next: reports how long
 * after the first touch or key an element of it was in view. The page itself looks at
 * each frame: asked from outside, it would answer later the busier it is.
 */
async function reportInView(): Promise<void> {
  for (const type of ['pointerdown', 'keydown']) {
    const options = { capture: true, once: true };
    addEventListener(
      type,
      ({ timeStamp }) => {
        const time = String(performance.timeOrigin + timeStamp);
        if (!sessionStorage.getItem('touched'))
          sessionStorage.setItem('touched', time);
      },
      options,
    );
  }
  const [selector = '', text = ''] =
    sessionStorage.getItem('wanted')?.split('\n') ?? [];
  if (selector === '') return;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const touched = Number(sessionStorage.getItem('touched'));
    if (touched === 0) continue;
    for (const element of document.querySelectorAll(selector)) {
      if (!element.textContent.includes(text)) continue;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (bottom <= Math.max(top, 0) || top > innerHeight) continue;
      if (right <= Math.max(left, 0) || left > innerWidth) continue;
      const shown = performance.timeOrigin + performance.now();
      sessionStorage.removeItem('wanted');
      sessionStorage.removeItem('touched');
      console.debug('in view', shown - touched);
      return;
    }
  }
}

/** Resolves with milliseconds from an act to the frame that has an element in view. */
async function untilInView(
  page: Page,
  wanted: readonly [selector: string, text?: string],
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((lines) => {
    sessionStorage.setItem('wanted', lines);
  }, wanted.join('\n'));
  void page.evaluate(reportInView).catch(() => undefined);
  const reported = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('in view'),
    timeout: 15_000,
  });
  // Awaited below.
  reported.catch(() => undefined);
  await act();
  try {
    return Number((await reported).text().split(' ').at(-1));
  } catch {
    return NaN;
  }
}

async function touch(
  page: Page,
  target: string,
  ...wanted: readonly [selector: string, text?: string]
): Promise<number> {
  const element = page.locator(target).filter({ visible: true }).first();
  // Not every site has it.
  if (!(await element.isVisible())) return NaN;
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) return NaN;
  return untilInView(page, wanted, () =>
    page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
  );
}

async function scroll(page: Page, session: CDPSession): Promise<number> {
  const longest = page.evaluate(async () => {
    const first = performance.now();
    let last = first;
    let gap = 0;
    while (last - first < 3000) {
      const time = await new Promise<number>(requestAnimationFrame);
      gap = Math.max(gap, time - last);
      last = time;
    }
    return gap;
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -1600,
    speed: 800,
    gestureSourceType: 'touch',
  });
  return longest;
}

/** Touches pages of some builds in turn, each time as a new visitor. */
export async function measureTouches(
  builds: readonly Built[],
): Promise<readonly TouchFigures[]> {
  const browser = await launchChromium();
  const served = await Promise.all(
    builds.map(async ({ name, dir }) => ({
      name,
      server: await serveBuild(dir, LINK),
    })),
  );
  const runs = served.flatMap(({ name, server }) =>
    Object.entries(ACTS).map(([act, what]) => ({
      name,
      act,
      visit: () => visit(browser, server.home + what.path, what),
      visits: [] as (readonly [time: number, blocked: number])[],
    })),
  );
  // The first time, a server compresses.
  const first = await browser.newPage();
  for (const { server } of served) {
    for (const path of ['/', '/modules', '/usage']) {
      await first.goto(server.home + path, { waitUntil: 'networkidle' });
    }
  }
  await first.close();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { visit: go, visits } of runs) visits.push(await go());
  }
  await browser.close();
  for (const { server } of served) await server.close();
  const median = (values: readonly number[]): number => percentile(values, 0.5);
  return runs.map(({ name, act, visits }) => ({
    name,
    act,
    time: median(visits.map(([time]) => time)),
    blocked: median(visits.map(([, blocked]) => blocked)),
  }));
}

async function visit(
  browser: Browser,
  address: string,
  { run, rests = false }: Act,
): Promise<readonly [number, number]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe(
      { type: 'longtask', buffered: true },
    );
  });
  const session = await context.newCDPSession(page);
  await page.addInitScript(reportInView);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address);
  if (!rests) await page.waitForTimeout(REST);
  const start = rests ? 0 : await page.evaluate(() => performance.now());
  const time = await run(page, session);
  if (!rests) await page.waitForTimeout(AFTER);
  const blocked = await page.evaluate((from) => {
    const { tasks } = window as unknown as { tasks: PerformanceEntry[] };
    return tasks
      .filter(({ startTime }) => startTime >= from)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
  }, start);
  await context.close();
  return [time, blocked];
}

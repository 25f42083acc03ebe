import fs from 'node:fs';
import {
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { TryIt } from './pageObjects/live';
import { SearchModal } from './pageObjects/searchModal';
import { Site } from './pageObjects/site';
import { findBrowser } from '../../scripts/browsers';
import { Host } from '../support/host';
import { BUILD } from './addresses';

export * from './pageObjects/live';
export * from './pageObjects/searchModal';
export * from './pageObjects/site';
export * from './addresses';

/**
 * Launch options of a browser with windows and tabs, whose pages are restored when the
 * reader goes back, as Playwright's are not.
 */
export const windowed: NonNullable<
  Parameters<typeof base.use>[0]['launchOptions']
> = async ({ launchOptions: given }, use) => {
  const executablePath = findBrowser();
  const { ignoreDefaultArgs } = given;
  const left = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
  await use({
    ...given,
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs: [...left, '--disable-back-forward-cache'],
  });
};

/** A color that a computed style may have. */
export const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** The text on the clipboard. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** The `href` attributes of all links in a part of the page. */
export const hrefsIn = (part: Locator): Promise<(string | null)[]> =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** How far below the top of the window an element begins. */
export const topOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().top);

/** How many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** What covers a part of the page that stays in view, wherever the page is scrolled. */
export const coversOf = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const covers = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 29) {
      scrollTo({ top, behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      for (const share of [0.05, 0.5, 0.95]) {
        const seen = document.elementFromPoint(
          x + width * share,
          y + height / 2,
        );
        if (!element.contains(seen)) covers.add(String(seen?.outerHTML));
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...covers];
  });

/** Has the browser tell pages of such a connection. */
export const setConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

/** Counts how many times the page is loaded from now on. */
export function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

/** Holds requests back until they are released. */
export class Gate {
  #release: () => void = () => undefined;
  readonly #open = new Promise<void>((resolve) => {
    this.#release = resolve;
  });

  readonly hold = async (route: Route): Promise<void> => {
    await this.#open;
    await route.fallback();
  };

  release(): void {
    this.#release();
  }
}

/** The script with which the app begins. */
export const APP = /\/assets\/js\/app\.\w+\.js$/;

interface Fixtures {
  readonly site: Site;
  readonly search: SearchModal;
  readonly tryIt: TryIt;
  readonly expectedErrors: RegExp[];
  readonly noErrors: undefined;
}

interface WorkerFixtures {
  /** Folder of the built site. */
  readonly dir: string;
  /** Where the built site is served. */
  readonly origin: string;
}

/**
 * Any console error, page error or failed request fails the test, and any request
 * to another host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  dir: [({}, use) => use(BUILD), { scope: 'worker' }],
  origin: [
    async ({ dir }, use) => {
      if (!fs.existsSync(dir))
        throw new Error(`There is no ${dir}: the tests need npm run build.`);
      const host = await new Host(dir).start();
      await use(host.origin);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  site: ({ page, expectedErrors }, use) => use(new Site(page, expectedErrors)),
  search: ({ page, site }, use) => use(new SearchModal(page, site)),
  tryIt: ({ page }, use) => use(new TryIt(page)),
  expectedErrors: ({}, use) => use([]),
  noErrors: [
    async ({ page, expectedErrors, baseURL }, use) => {
      const errors: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isWeb = /^https?:$/.test(protocol);
        if (isWeb && !baseURL?.startsWith(origin)) {
          errors.push(`another host: ${request.url()}`);
        }
      });
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          const text = message.text();
          // Only the location says which one.
          const isResource = text.startsWith('Failed to load resource');
          const address = isResource ? ` ${message.location().url}` : '';
          errors.push(`console: ${text}${address}`);
        }
      });
      page.on('pageerror', (error) => {
        errors.push(`page: ${error.message}`);
      });
      page.on('requestfailed', (request) => {
        // Leaving a page aborts its prefetches.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        errors.push(`request: ${request.url()}`);
      });
      await use(undefined);
      const expected = expectedErrors;
      const unexpected = errors.filter(
        (error) => !expected.some((known) => known.test(error)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** With a host of its own for each test, which can spoil and hold files. */
export const testWithHost = test.extend<{ readonly host: Host }>({
  host: async ({}, use) => {
    const host = await new Host(BUILD).start();
    await use(host);
    await host.stop();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

export { expect };

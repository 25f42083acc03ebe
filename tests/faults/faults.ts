import type { Page, Route } from '@playwright/test';
import { STORAGES } from '../e2e/storages';

/** What goes wrong around a reader. */
export interface Fault {
  /** Before the page is opened. */
  readonly prepare: (page: Page) => Promise<unknown>;
  /** Whether the page's scripts come to run in spite of it. */
  readonly runs: boolean;
  /**
   * How often the page may be loaded, the first time counted; without a number,
   * once more for each asset that failed.
   */
  readonly loads?: number;
  /** Once the page is there. */
  readonly later?: (page: Page) => Promise<unknown>;
  readonly javaScriptEnabled?: false;
}

const nothing = (): Promise<void> => Promise.resolve();

const ASSETS = /\/assets\//;

const failing = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });

export const FAULTS: Readonly<Record<string, Fault>> = {
  'no script': {
    prepare: nothing,
    runs: false,
    loads: 1,
    javaScriptEnabled: false,
  },
  // The other kinds of broken storage are in `tests/e2e/storedState.spec.ts`.
  'blocked storage': {
    prepare: (page) => page.addInitScript(STORAGES.forbidden),
    runs: true,
    loads: 1,
  },
  'offline after load': {
    prepare: nothing,
    runs: true,
    loads: 1,
    later: (page) => page.context().setOffline(true),
  },
  'each asset fails once': {
    prepare(page) {
      const failed = new Set<string>();
      return page.route(ASSETS, (route) => {
        const address = route.request().url();
        if (failed.has(address)) return route.continue();
        failed.add(address);
        return failing(route);
      });
    },
    runs: true,
  },
  'each asset fails for good': {
    prepare: (page) => page.route(ASSETS, failing),
    runs: false,
    loads: 2,
  },
  'old page, new assets': {
    prepare: (page) =>
      page.route(
        (url) => !/\.\w+$/.test(url.pathname),
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const body = html.replace(
            /\/assets\/js\/(\w+~?\w*)\.\w+\.js/g,
            '/assets/js/$1.gone.js',
          );
          await route.fulfill({ response, body });
        },
      ),
    runs: false,
    loads: 2,
  },
};

/** Each project is a fault: see `playwright.config.ts`. */
export interface FaultOptions {
  readonly fault: string;
}

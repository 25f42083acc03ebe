import type { Page } from '@playwright/test';
import { COUNTER_HOST } from '../../../scripts/algolia-build';
import { CounterServer } from '../../support/counterServer';
import { at } from '../addresses';
import { expect, test as base } from '../fixtures';

/** The site under a host of its own, in a browser that a reader might use. */
const test = base.extend<
  { readonly counter: CounterServer },
  { readonly server: CounterServer }
>({
  server: [
    async ({}, use) => {
      const server = await new CounterServer().start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, launchOptions, server }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP docs.test localhost, MAP ${COUNTER_HOST}:80 ${server.host}`,
          '--no-proxy-server',
          // Playwright's browsers say that a program drives them.
          '--disable-blink-features=AutomationControlled',
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace('localhost', 'docs.test'));
  },
  counter: async ({ server }, use) => {
    server.requests.length = 0;
    await use(server);
  },
});

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/another host: /);
  // A header that means nothing without HTTPS, for any host but localhost.
  expectedErrors.push(/Cross-Origin-Opener-Policy header has been ignored/);
});

/** Follows a link of the sidebar, without loading the site anew. */
async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Waits until a view that is to be counted has been: frames and idle time. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestIdleCallback(() => {
            resolve();
          });
        });
      }),
  );
}

/** What Chromium has no switch for: a property as a reader's browser has it. */
const setOn = (name: keyof Navigator, value: unknown): string =>
  `Object.defineProperty(navigator, '${name}', { value: ${JSON.stringify(value)}, configurable: true })`;

/** Expects a request for each of these paths, in this order, and no other. */
async function expectPaths(
  { requests }: CounterServer,
  paths: readonly string[],
): Promise<void> {
  await expect
    .poll(() => requests.map(({ parameters }) => parameters.p))
    .toEqual(paths);
}

test('each page is one view', async ({ page, context, site, counter }) => {
  await site.open(at('/usage?from=mail#gulp'));
  await expectPaths(counter, [at('/usage')]);
  await follow(page, 'Config');
  await expectPaths(counter, [at('/usage'), at('/config')]);
  await page.goBack();
  await expectPaths(counter, [at('/usage'), at('/config'), at('/usage')]);
  await page.locator('.table-of-contents__link').last().click();
  await expect(page).not.toHaveURL(/#gulp$/);
  await settled(page);
  await follow(page, 'Presets');
  await expect.poll(() => counter.requests).toHaveLength(4);
  for (const { method, path, parameters, cookie } of counter.requests) {
    expect([method, path, cookie]).toEqual(['POST', '/count', undefined]);
    expect(Object.keys(parameters)).toEqual(['p', 't', 'r']);
    expect(parameters.r).toBe('');
  }
  expect(counter.requests.map(({ parameters }) => parameters.t)).toEqual([
    'Usage | htmlnano',
    'Config | htmlnano',
    'Usage | htmlnano',
    'Presets | htmlnano',
  ]);
  expect(await context.cookies()).toEqual([]);
});

/** What Algolia would answer, with more hits than a dialog shows. */
const ANSWER = {
  results: [
    {
      hits: [
        {
          objectID: 'usage',
          type: 'lvl1',
          url: at('/usage'),
          content: null,
          hierarchy: { lvl0: 'Usage', lvl1: 'Usage' },
        },
      ],
      nbHits: 99,
      page: 0,
      nbPages: 5,
      hitsPerPage: 20,
    },
  ],
};

test('what is searched is told nobody', async ({ page, site, counter }) => {
  await page.route(/algolia/, (route) =>
    route.fulfill({
      json: ANSWER,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const all = page.getByRole('link', { name: 'See all 99 results' });
  const input = page.getByRole('combobox');

  await site.open(at('/search?q=secret'));
  await expect(page).toHaveTitle(/secret/);
  await expectPaths(counter, [at('/search')]);
  // A query that is changed is no other view.
  await page.getByRole('searchbox').fill('secrets');
  await expect(page).toHaveTitle(/secrets/);

  await site.open(at('/usage'));
  await site.navbar.getByRole('button', { name: /^Search/ }).click();
  await input.fill('secret');
  await all.click();
  await expect(page).toHaveTitle(/secret/);
  await settled(page);

  await site.open(at('/usage'));
  await page.keyboard.press('/');
  await input.fill('secret');
  await all.press('Enter');
  await expect(page).toHaveTitle(/secret/);
  const paths = ['/search', '/usage', '/search', '/usage', '/search'];
  await expectPaths(
    counter,
    paths.map((path) => at(path)),
  );
  for (const { method, path, parameters, cookie } of counter.requests) {
    const isSearch = parameters.p === at('/search');
    expect({ method, path, parameters, cookie }).toEqual({
      method: 'POST',
      path: '/count',
      parameters: {
        p: isSearch ? at('/search') : at('/usage'),
        t: isSearch ? '' : 'Usage | htmlnano',
        r: '',
      },
      cookie: undefined,
    });
  }
});

test('an origin is told, once', async ({ page, site, counter, baseURL }) => {
  await page.route('http://other.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'referrer-policy': 'unsafe-url' },
      body: `<link rel="icon" href="data:,"><a href="${String(baseURL)}${at('/usage')}">Usage</a>`,
    }),
  );
  await page.goto('http://other.test/private?q=secret');
  await page.getByRole('link').click();
  await site.hydrated();
  expect(await page.evaluate(() => document.referrer)).toContain('secret');
  await expectPaths(counter, [at('/usage')]);
  await follow(page, 'Config');
  await expectPaths(counter, [at('/usage'), at('/config')]);
  expect(counter.requests.map(({ parameters }) => parameters.r)).toEqual([
    'http://other.test',
    '',
  ]);
});

test('localhost counts nothing', async ({ page, site, counter, baseURL }) => {
  await site.open(
    `${String(baseURL).replace('docs.test', 'localhost')}${at('/usage')}`,
  );
  await settled(page);
  await follow(page, 'Config');
  await settled(page);
  await site.open(at('/presets'));
  await expectPaths(counter, [at('/presets')]);
});

const AGAINST = [
  ['webdriver', true, false],
  ['doNotTrack', '1', null],
  ['globalPrivacyControl', true, false],
] as const;

test('nothing is counted against a wish', async ({ page, site, counter }) => {
  const [first, ...others] = AGAINST;
  await page.addInitScript(setOn(first[0], first[1]));
  await site.open(at('/usage'));
  await settled(page);
  await follow(page, 'Config');
  await settled(page);
  await page.evaluate(setOn(first[0], first[2]));
  for (const [name, against, neutral] of others) {
    await page.evaluate(setOn(name, against));
    await follow(page, 'Presets');
    await settled(page);
    await follow(page, 'Config');
    await settled(page);
    await page.evaluate(setOn(name, neutral));
  }
  await follow(page, 'Presets');
  await expectPaths(counter, [at('/presets')]);
});

test('a page loaded ahead is a view later', async ({ page, site, counter }) => {
  await page.addInitScript(
    `Object.defineProperty(document, 'prerendering', { value: true, configurable: true })`,
  );
  await site.open(at('/usage'));
  await settled(page);
  expect(counter.requests).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expectPaths(counter, [at('/usage')]);
  await follow(page, 'Config');
  await expectPaths(counter, [at('/usage'), at('/config')]);
});

test('without idle callbacks it counts', async ({ page, site, counter }) => {
  await page.addInitScript('delete window.requestIdleCallback;');
  await site.open(at('/usage'));
  await expectPaths(counter, [at('/usage')]);
  await follow(page, 'Config');
  await expectPaths(counter, [at('/usage'), at('/config')]);
});

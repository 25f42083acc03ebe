import type { Page } from '@playwright/test';
import { at, expect, overflowOf, type SearchModal, test } from '../fixtures';
import {
  DATA_PARAMETERS,
  HASHES,
  PARAMETERS,
  PATHS,
  QUERIES,
  sampleOf,
  STORED,
} from './hostileInputs';
import { LISTS } from '../search/fixtures';

// Many inputs take longer than the default timeout on a busy machine.
test.describe.configure({ timeout: 180_000 });

declare global {
  interface Window {
    /** Whether a payload has run, made an element or crashed the page. */
    isHarmed: () => boolean;
  }
}

// Anything on the console fails a test, as everywhere.
test.beforeEach(async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('A payload opened a dialog.');
  });
  await page.addInitScript(() => {
    const made = 'iframe, base, meta, template, img[onerror], svg[onload]';
    window.isHarmed = () =>
      'hacked' in window ||
      'polluted' in {} ||
      document.querySelector(`body :is(${made})`) !== null ||
      document.body.textContent.includes('This page crashed.') ||
      document.querySelector('#__docusaurus .navbar') === null;
  });
});

async function isHarmless(page: Page, after: string): Promise<void> {
  const isHarmed = await page.evaluate(() => window.isHarmed());
  expect(isHarmed, after.slice(0, 200)).toBe(false);
}

/** Expects the search to work as before. */
async function works(search: SearchModal): Promise<void> {
  const { page } = search;
  await search.open();
  await search.find('minifySvg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/modules#minifysvg'));
  await expect(page.locator('h1')).toHaveText('Modules');
}

test('no query does harm', async ({ page, site, search }) => {
  await search.openComplete(at('/contribute'));
  await feed(page, 'dialog', QUERIES);
  await site.open(at('/search'));
  // The dialog has shown the results: this is another way to enter queries.
  const queries = sampleOf(QUERIES, 25).map((query) =>
    new URLSearchParams({ q: query }).toString(),
  );
  await feed(page, 'address', queries);
  await works(search);
});

type Way = 'dialog' | 'address' | 'hash' | 'lists';

/** Enters all inputs, one by one, and expects no harm after each of them. */
async function feed(page: Page, way: Way, inputs: readonly string[]) {
  const harmed = await page.evaluate(feedInPage, [
    way,
    { searchPage: at('/search'), lists: Object.values(LISTS) },
    inputs.map(unitsOf),
  ] as const);
  expect(harmed.map((index) => inputs[index]?.slice(0, 200))).toEqual([]);
  await isHarmless(page, way);
}

/** Code units, as Playwright cannot send lone surrogates in a string. */
const unitsOf = (text: string): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/** Finds harmful inputs; in the browser, which takes a tenth of the time. */
async function feedInPage([way, { searchPage, lists }, inputs]: readonly [
  Way,
  { readonly searchPage: string; readonly lists: readonly string[] },
  readonly (readonly number[])[],
]): Promise<number[]> {
  const frame = () => new Promise(requestAnimationFrame);
  const answer = (): string =>
    document.querySelector('dialog [role="status"], main [role="status"]')
      ?.textContent ?? 'No recent searches';
  const isBlank = (): boolean =>
    !new URLSearchParams(location.search).get('q')?.trim();
  const isAnswered = (): boolean =>
    way === 'hash' ||
    (way === 'address' && isBlank()) ||
    (way === 'lists'
      ? document.querySelector('dialog input:focus') !== null
      : /^(?:\d+ results?|No r)/.test(answer()));
  const harmed: number[] = [];
  for (const [index, units] of inputs.entries()) {
    const text = units.map((unit) => String.fromCharCode(unit)).join('');
    if (way === 'hash') location.hash = text;
    if (way === 'address') {
      // As the back button does.
      history.pushState(null, '', `${searchPage}?${text}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    if (way === 'dialog') {
      // Like pasting, but without the browser's length limit.
      const input = document.querySelector('dialog input');
      Reflect.set(HTMLInputElement.prototype, 'value', text, input);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (way === 'lists') {
      for (const key of lists) localStorage.setItem(key, text);
      document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
    }
    await frame();
    await frame();
    const end = performance.now() + 5000;
    while (!isAnswered() && performance.now() < end) {
      await frame();
    }
    if (window.isHarmed() || performance.now() >= end) harmed.push(index);
    if (way === 'lists') {
      document.querySelector<HTMLElement>('.DocSearch-Cancel')?.click();
      while (document.querySelector('dialog[open]') !== null) await frame();
    }
  }
  return harmed;
}

test(
  'no parameter does harm',
  { tag: '@all' },
  async ({ page, site, search }) => {
    await site.open(at('/search'));
    await feed(page, 'address', PARAMETERS);
    // Some of them as links from other sites.
    const links = PARAMETERS.filter((each) => each.includes('%'));
    for (const parameters of sampleOf(links)) {
      await site.open(at(`/search?${parameters}`));
      await isHarmless(page, parameters);
    }
    await works(search);
  },
);

test(
  'no docusaurus- parameter does harm',
  { tag: '@all' },
  async ({ page, site, search }) => {
    for (const parameters of sampleOf(DATA_PARAMETERS)) {
      await site.open(at(`/contribute?${parameters}`));
      await isHarmless(page, parameters);
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        /^(?:light|dark)$/,
      );
      await expect(site.colorMode.locator('svg:visible')).toHaveCount(1);
    }
    await works(search);
  },
);

test('no hash does harm', { tag: '@all' }, async ({ page, site, search }) => {
  await site.open(at('/usage'));
  await feed(page, 'hash', HASHES);
  for (const hash of sampleOf(HASHES.filter((each) => each.startsWith('%')))) {
    await page.goto('about:blank');
    await site.open(at(`/usage#${hash}`));
    await isHarmless(page, hash);
    await site.openVersionMenu();
  }
  await works(search);
});

test(
  'no path does harm to the not-found page',
  { tag: '@all' },
  async ({ page, site, search, request, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const body = await (await request.get(at('/404.html'))).text();
    // Other hosts may serve the not-found page for paths that this one rejects.
    await page.route('**', (route) => {
      if (route.request().resourceType() !== 'document')
        return route.continue();
      site.expectNotFound(route.request().url());
      return route.fulfill({ status: 404, contentType: 'text/html', body });
    });
    for (const path of sampleOf(PATHS, 8)) {
      await site.open(`${String(baseURL)}${at(path)}`);
      await expect(site.heading).toHaveText('Page Not Found');
      await isHarmless(page, path);
      expect(await overflowOf(page)).toBe(0);
    }
    await page.unrouteAll();
    await site.open(at('/contribute'));
    await works(search);
  },
);

test('no stored value does harm', async ({ page, site, search }) => {
  await site.open(at('/contribute'));
  await feed(page, 'lists', STORED);
  const keys = await storageKeys(page);
  // Invalid values under every key, different ones in each round.
  const values = STORED.filter((each) => each.length < 100);
  for (const round of sampleOf([...values.keys()])) {
    const entries = keys.map((key, index) => {
      const value = values[(round + index) % values.length] ?? '';
      return [key, unitsOf(value)] as const;
    });
    await page.evaluate((all) => {
      for (const [name, units] of all) {
        localStorage.setItem(name, String.fromCharCode(...units));
      }
    }, entries);
    await page.reload();
    await site.ready();
    await isHarmless(page, `stored values, round ${String(round)}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }
  await works(search);
});

/** All keys that a script of the site reads, and some that it might. */
async function storageKeys(page: Page): Promise<string[]> {
  const namespace = /getItem\(["']theme([^"']*)["']\)/.exec(
    await page.content(),
  )?.[1];
  expect(namespace).toBeDefined();
  const own = [
    'theme',
    'docs-preferred-version-default',
    'docusaurus.tab.npm2yarn',
  ].map((key) => `${key}${String(namespace)}`);
  const hosts = ['TESTAPP', 'embedded'].map((id) => `algolia-client-js-${id}`);
  return [...own, ...hosts, ...Object.values(LISTS), '__proto__'];
}

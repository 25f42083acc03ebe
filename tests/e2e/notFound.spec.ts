import fs from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { at, LATEST } from './addresses';
import { findViolations } from './axe';
import { expect, test as base } from './fixtures';
import {
  LATEST_FIRST,
  LATEST_PAGES,
  type Version,
  VERSIONS,
} from './specification';

const SITE_DIR = join(__dirname, '../..');

// Each of these pages comes with a 404, which browsers log.
const test = base.extend<{ readonly main: Locator }>({
  expectedErrors: async ({}, use) => {
    await use([/404/]);
  },
  main: async ({ page }, use) => {
    await use(page.getByRole('main'));
  },
});

const below = (main: Locator, heading: string): Locator =>
  main.locator(
    `h2:has-text("${heading}") + ul, h2:has-text("${heading}") + p + ul`,
  );

const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** A page of every version, as they are suggested. */
const everywhere = (slug: string): string[] =>
  LATEST_FIRST.map(({ base }) => base + slug || '/');

const hasModule = ({ folder }: Version, name: string): boolean =>
  fs
    .readFileSync(join(SITE_DIR, folder, '050-modules.md'), 'utf8')
    .includes(`\n### ${name}\n`);

for (const [path, ...expected] of [
  ['/confg', '/config'],
  ['/next/confg', '/next/config'],
  ['/9.9/config', ...everywhere('/config')],
  [`/${LATEST}/config`, ...everywhere('/config')],
  ['/Config', ...everywhere('/config')],
  ['/next/Modules', ...new Set(['/next/modules', ...everywhere('/modules')])],
  ['/introduction', ...everywhere('')],
] as const) {
  test(`${path} leads to ${expected.join(', ')} @phone @subpath`, async ({
    page,
    site,
    main,
  }) => {
    const addresses = expected.map((each) => at(each));
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await site.hydrated();
    await expect(main.getByRole('status')).toHaveText(
      `Similar to this address: ${String(expected.length)} page${expected.length === 1 ? '' : 's'}.`,
    );
    await expect(main.locator('code')).toHaveText(at(path));
    expect(await hrefs(below(main, 'Similar pages'))).toEqual(addresses);
    await below(main, 'Similar pages').getByRole('link').first().click();
    await expect(page).toHaveURL(addresses[0] ?? '');
  });
}

test('an address like no other leads to the latest pages', async ({
  site,
  main,
}) => {
  await site.open(at('/nowhere'));
  await expect(main.getByRole('status')).toHaveText(
    'No page has a similar address.',
  );
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    `All pages of ${LATEST}`,
  ]);
  const links = await hrefs(below(main, `All pages of ${LATEST}`));
  expect(links.toSorted()).toEqual(
    LATEST_PAGES.map(({ route }) => route).toSorted(),
  );
});

test('a module leads to its section in every version @subpath', async ({
  page,
  site,
  main,
}) => {
  await site.open(at('/modules/Minify-CSS'));
  await expect(main.getByRole('status')).toHaveText(
    'Similar to this address: 1 module.',
  );
  const links = below(main, 'Module minifyCss');
  expect(await hrefs(links)).toEqual(
    everywhere('/modules#minifycss').map((each) => at(each)),
  );
  await expect(main.getByText('This module exists since')).toHaveCount(0);
  await links.getByRole('link', { name: 'minifyCss in 1.1.1' }).click();
  await expect(page).toHaveURL(at('/1.1.1/modules#minifycss'));
  await expect(page.locator('#minifycss')).toBeInViewport();
});

test('a module of late says since when it exists', async ({ site, main }) => {
  await site.open(at('/minifyattributes'));
  const isIn = (version: Version) => hasModule(version, 'minifyAttributes');
  const since = VERSIONS.findLast(isIn)?.label ?? '';
  await expect(
    main.getByText(`This module exists since ${since}.`),
  ).toBeVisible();
  expect(await hrefs(below(main, 'Module minifyAttributes'))).toEqual(
    LATEST_FIRST.filter(isIn).map(({ base }) =>
      at(`${base}/modules#minifyattributes`),
    ),
  );
});

test('every link leads to a page and a place on it @subpath', async ({
  site,
  main,
  request,
}) => {
  for (const path of ['/9.9/modules', '/1.1.1/custom', '/introduction']) {
    await site.open(at(path));
    await expect(main.getByRole('status')).toHaveText(/^Similar/);
    for (const href of await hrefs(main)) {
      const [route = '', anchor] = (href ?? '').split('#');
      const response = await request.get(route);
      expect(response.status(), href ?? '').toBe(200);
      if (anchor === undefined) continue;
      expect(await response.text()).toMatch(new RegExp(`id="?${anchor}"?[ >]`));
    }
  }
});

test('the search is for the words of the address, in its version @subpath', async ({
  page,
  site,
  main,
}) => {
  await site.open(at('/1.1.1/collapse-whitespace/nowhere'));
  await expect(main.getByRole('searchbox')).toHaveValue(
    'collapse whitespace nowhere',
  );
  await main.getByRole('searchbox').fill('minify & css');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/search?q=minify+%26+css&version=1.1.1'));
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue(
    '1.1.1',
  );
});

test('an address below no version leaves the version open', async ({
  page,
  site,
  main,
}) => {
  await site.open(at('/9.9/options'));
  await expect(main.getByRole('searchbox')).toHaveValue('options');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(at('/search?q=options'));
});

test('all of it is reached by keyboard', async ({ page, site, main }) => {
  await site.open(at('/9.9/config'));
  const first = main.getByRole('link', { name: `Config in ${LATEST}` });
  await first.focus();
  for (const next of [
    ...LATEST_FIRST.slice(1).map(({ label }) =>
      main.getByRole('link', { name: `Config in ${label}` }),
    ),
    main.getByRole('searchbox'),
    main.getByRole('button', { name: 'Search' }),
    main.getByRole('link', { name: 'Config', exact: true }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

const LONG = `/${'longandlonger'.repeat(18)}`;

for (const path of [
  '/<img src=x onerror="window.hit=1">',
  '/"><script>window.hit=1</script>',
  '/javascript:window.hit=1',
  '/next/\u202Egnitset',
  LONG,
]) {
  test(`${path.slice(0, 50)} is text and nothing else @phone`, async ({
    page,
    site,
    main,
  }) => {
    await site.open(encodeURI(at(path)));
    await expect(main.locator('code')).toHaveText(at(path));
    await expect(main.getByRole('status')).not.toBeEmpty();
    await expect(main.locator('img, script, [style]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('without the suggestions there are the search and the pages', async ({
  page,
  site,
  main,
  expectedErrors,
}) => {
  expectedErrors.push(/not-found\..*\.js|ERR_FAILED/);
  await page.route(/\/not-found\.[^/]*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await site.open(at('/confg'));
  await failed;
  await expect(main.locator('code')).toHaveText(at('/confg'));
  await expect(main.getByRole('status')).toBeEmpty();
  await expect(main.getByRole('searchbox')).toBeVisible();
  expect(await hrefs(main)).toHaveLength(LATEST_PAGES.length);
});

test('only the not-found page fetches the suggestions', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await site.open(at('/presets'));
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/not-found.'))).toEqual([]);
});

async function pushAddress(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test('within the site, too, an address is compared with case', async ({
  page,
  site,
  main,
}) => {
  await site.open(at('/usage'));
  for (const [path, first] of [
    ['/Config', '/config'],
    ['/next/Modules', '/next/modules'],
    ['/SEARCH', undefined],
  ] as const) {
    await pushAddress(page, at(path));
    await expect(site.heading).toHaveText('Page Not Found');
    await expect(main.locator('code')).toHaveText(at(path));
    await expect(main.getByRole('status')).not.toBeEmpty();
    const [link] = await hrefs(below(main, 'Similar pages'));
    expect(link).toBe(first && at(first));
    await expect(main.getByRole('searchbox')).toHaveValue(
      path.split('/').at(-1) ?? '',
    );
  }
  await page.goBack();
  await expect(main.locator('code')).toHaveText(at('/next/Modules'));
  await below(main, 'Similar pages').getByRole('link').first().click();
  await expect(site.heading).toHaveText('Modules');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the latest pages are there, and no search @subpath', async ({
    page,
    main,
  }) => {
    await page.goto(at('/confg'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Page Not Found',
    );
    await expect(main.getByRole('searchbox')).toBeHidden();
    await main.getByRole('link', { name: 'Config' }).click();
    await expect(page).toHaveURL(at('/config'));
  });
});

for (const mode of ['light', 'dark'] as const) {
  for (const path of ['/9.9/config', '/next/minifyattributes']) {
    test(`${path} has no accessibility violation in ${mode} mode @phone`, async ({
      page,
      site,
      main,
    }) => {
      await site.open(at(`${path}?docusaurus-theme=${mode}`));
      await expect(main.getByRole('status')).toHaveText(/^Similar/);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

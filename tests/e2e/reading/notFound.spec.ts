import type { Locator } from '@playwright/test';
import { findViolations } from '../axe';
import { at, expect, hrefsIn, LATEST, OLDEST, test as base } from '../fixtures';
import { LATEST_PAGES } from '../specification';

// Browsers log the status 404 of these pages.
const test = base.extend<{ readonly main: Locator }>({
  expectedErrors: ({}, use) => use([/404/]),
  main: ({ page }, use) => use(page.getByRole('main')),
});

/** Search results for the words of the address. */
const similar = (main: Locator): Locator => main.locator('ol');

test('typos are corrected', async ({ page, site, main, request }) => {
  for (const [path, first, words, version] of [
    ['/confg', '/config', 'confg', LATEST],
    ['/next/Modules', '/next/modules', 'Modules', 'current'],
    ['/usage%20', '/usage', 'usage', LATEST],
    [
      `/${OLDEST}/Minify-CSS`,
      `/${OLDEST}/modules#minifycss`,
      'Minify CSS',
      OLDEST,
    ],
  ] as const) {
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await site.ready();
    await expect(main.getByRole('status')).toHaveText(/^Similar/);
    await expect(main.locator('code')).toHaveText(at(path));
    const found = await hrefsIn(similar(main));
    expect(found[0]).toBe(at(first));
    for (const href of found) {
      const [route = '', anchor] = (href ?? '').split('#');
      const html = await (await request.get(route)).text();
      const id = new RegExp(`id="?${anchor ?? '__docusaurus'}"?[ >]`);
      expect(html, String(href)).toMatch(id);
    }
    const query = new URLSearchParams({ q: words, version }).toString();
    await expect(
      main.getByRole('link', { name: `“${words}”` }),
    ).toHaveAttribute('href', at(`/search?${query}`));
  }
  expect(await findViolations(page)).toEqual([]);
  await similar(main).getByRole('link').first().click();
  await expect(page).toHaveURL(at('/modules#minifycss', OLDEST));
});

test('other addresses lead to the latest pages', async ({ site, main }) => {
  await site.open(at('/qqqqqqqq'));
  await expect(main.getByRole('status')).toHaveText(
    'No page has a similar address.',
  );
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    `All pages of ${LATEST}`,
  ]);
  const links = await hrefsIn(main.locator('ul'));
  expect(links.toSorted()).toEqual(
    LATEST_PAGES.map(({ route }) => route).toSorted(),
  );
});

test('without suggestions pages are listed', async ({ page, site, main }) => {
  site.expectErrors(/not-found\..*\.js|ERR_FAILED/);
  await page.route(/\/not-found\.[^/]*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await site.open(at('/confg'));
  await failed;
  await expect(main.locator('code')).toHaveText(at('/confg'));
  await expect(main.getByRole('status')).toHaveCount(0);
  expect(await hrefsIn(main)).toHaveLength(LATEST_PAGES.length);
});

test('an address that differs in case is not found', async ({ site }) => {
  for (const path of ['/Config', '/next/Modules', '/SEARCH']) {
    await site.open(path);
    await expect(site.heading).toHaveText('Page Not Found');
  }
});

test('an address with a version in front leads to the page', async ({
  page,
  site,
  main,
  request,
}) => {
  // The host redirects.
  for (const [path, to] of [
    [`/${LATEST}`, '/'],
    ['/latest/config', '/config'],
    [`/v${OLDEST}/modules`, `/${OLDEST}/modules`],
  ] as const) {
    const address = `${at('/').slice(0, -1)}${path}?q=a`;
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers().location, path).toBe(`${at(to)}?q=a`);
  }
  // The search knows the rest, as on a host without redirects.
  await site.open(at('/v99/usage/'));
  const link = similar(main).getByRole('link').first();
  await expect(link).toHaveAttribute('href', at('/usage'));
  await link.click();
  await expect(page).toHaveURL(at('/usage'));
  await expect(site.heading).toHaveText('Usage');
});

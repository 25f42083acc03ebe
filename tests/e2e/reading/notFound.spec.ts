import type { Locator } from '@playwright/test';
import { findViolations } from '../axe';
import { at, expect, hrefsIn, LATEST, test as base } from '../fixtures';
import { LATEST_PAGES } from '../specification';

const test = base.extend<{ readonly main: Locator }>({
  main: ({ page }, use) => use(page.getByRole('main')),
});

test('an unknown address lists the pages', async ({
  page,
  site,
  search,
  main,
}) => {
  for (const path of ['/confg', '/next/Modules', '/Config', '/SEARCH']) {
    site.expectNotFound(at(path));
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await site.ready();
    await expect(site.heading).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | htmlnano');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      `All pages of ${LATEST}`,
    ]);
    // In the order of the sidebar.
    expect(await hrefsIn(main)).toEqual(LATEST_PAGES.map(({ route }) => route));
  }
  expect(await findViolations(page)).toEqual([]);
  await search.open();
  await search.find('usage');
});

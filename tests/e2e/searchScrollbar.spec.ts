import { at } from './addresses';
import { expect, test } from './searchFixtures';

// Playwright hides scrollbars, and a browser has to be started to show them.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('nothing moves sideways when the search takes the scrollbar away', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/presets'));
  const scrollbar = await page.evaluate(
    () => window.innerWidth - document.documentElement.clientWidth,
  );
  expect(scrollbar).toBeGreaterThan(0);
  const before = await site.heading.boundingBox();
  await search.open();
  await expect(page.locator('body')).toHaveCSS(
    'margin-right',
    `${String(scrollbar)}px`,
  );
  const heading = page.locator('h1');
  expect(await heading.boundingBox()).toEqual(before);
  await search.close();
  await expect(page.locator('body')).toHaveCSS('margin-right', '0px');
  expect(await heading.boundingBox()).toEqual(before);
});

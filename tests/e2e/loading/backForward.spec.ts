import { at } from '../addresses';
import { expect, test } from '../search/fixtures';

// Playwright switches it off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { ignoreDefaultArgs } = launchOptions;
    const left = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
    await use({
      ...launchOptions,
      ignoreDefaultArgs: [...left, '--disable-back-forward-cache'],
    });
  },
});

test('going back shows the search dialog as it was left', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/config'));
  await search.open();
  await search.find('minifySvg');
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.title = `restored: ${String(persisted)}`;
    });
  });
  await page.goto(at('/presets'));
  // What is restored does not load.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('restored: true');
  await expect(search.input).toHaveValue('minifySvg');
  await search.find('minifyJson');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/modules#minifyjson'));
  await expect(site.heading).toHaveText('Modules');
});

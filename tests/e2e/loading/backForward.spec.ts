import type { Page } from '@playwright/test';
import { at, BUILD } from '../addresses';
import { expect, test } from '../search/fixtures';
import { test as loadingTest } from './fixtures';

// Playwright switches it off.
const launchOptions: Parameters<typeof test.use>[0]['launchOptions'] = async (
  { launchOptions: given },
  use,
) => {
  const { ignoreDefaultArgs } = given;
  const left = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
  await use({
    ...given,
    ignoreDefaultArgs: [...left, '--disable-back-forward-cache'],
  });
};
test.use({ launchOptions });
loadingTest.use({ launchOptions });

/** Has the title of a page say that it was restored. */
const tellRestored = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.title = `restored: ${String(persisted)}`;
    });
  });

test('going back shows the search dialog as it was left', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/config'));
  await search.open();
  await search.find('minifySvg');
  await tellRestored(page);
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

loadingTest(
  'going back to a page of an earlier deploy leads on to the new one',
  async ({ page, site, reader, next }) => {
    // Of scripts that are gone.
    site.expectErrors(/Refused to execute script/);
    await reader.open(at('/config'));
    await tellRestored(page);
    await page.goto(at('/presets.md'));
    reader.host.deploy(next);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveTitle('restored: true');
    await reader.followLink('Modules');
    expect(await reader.builds(BUILD, next)).toHaveLength(1);
    // What was not prefetched.
    await reader.chooseVersion('Next');
    await expect(reader.heading).toHaveText('Modules');
    await reader.hydrated();
    await reader.search();
    expect(await reader.builds(BUILD, next)).toEqual([next]);
  },
);

import type { Page } from '@playwright/test';
import { at, BUILD, expect, liveExample, test, windowed } from '../fixtures';
import { test as loadingTest } from './fixtures';

test.use({ launchOptions: windowed });
loadingTest.use({ launchOptions: windowed });

const RESTORED = 'html[data-restored=true]';

/** In Chromium: why a page that is gone back to was loaded again, if it was. */
interface Navigation extends PerformanceEntry {
  readonly notRestoredReasons?: object | null;
}

/** Has the page say that it was restored, in an attribute. */
const tellRestored = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });

test('Back shows the search as it was left', async ({ page, site, search }) => {
  await site.open(at('/config'));
  await search.open();
  await search.find('minifySvg');
  await tellRestored(page);
  await page.goto(at('/presets'));
  // What is restored does not load.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator(RESTORED)).toBeAttached();
  await expect(search.input).toHaveValue('minifySvg');
  await search.find('minifyJson');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/modules#minifyjson'));
  await expect(site.heading).toHaveText('Modules');
});

/** All kinds of pages but the not-found page: of an error no browser keeps a page. */
const PAGES: Readonly<Record<string, string>> = {
  'a page': '/usage',
  'a page that runs the app': '/usage',
  'a page with a live example': '/modules#minifycss',
  'Try it': '/usage#try-it',
  'the search page': '/search?q=css',
};

for (const [what, route] of Object.entries(PAGES)) {
  test(`going back restores ${what}`, async ({ page, site }) => {
    await site.open(at(route));
    if (what.includes('the app')) await site.hydrated();
    // A request that is under way would keep it from being restored.
    if (route.includes('#minify')) {
      const { figure, edit } = liveExample(page, 'minifycss');
      await edit.click();
      await expect(figure).toContainText('gzip');
    }
    if (route.includes('#try-it'))
      await expect(page.locator('.live-try-it .code-result')).toContainText(
        '<',
      );
    await tellRestored(page);
    await page.goto(at('/presets'));
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(at(route));
    const reasons = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((load) => (load as Navigation).notRestoredReasons ?? null),
    );
    expect(reasons).toEqual([null]);
    await expect(page.locator(RESTORED)).toBeAttached();
  });
}

loadingTest(
  'going back to a page of an earlier deploy leads on to the new one',
  async ({ page, site, reader, next }) => {
    // Of scripts that are gone.
    site.expectErrors(/Refused to execute script/);
    await site.open(at('/config'));
    await tellRestored(page);
    await page.goto(at('/presets.md'));
    reader.host.deploy(next);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator(RESTORED)).toBeAttached();
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

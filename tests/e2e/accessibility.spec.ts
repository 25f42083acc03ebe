import type { Page } from '@playwright/test';
import { at } from './addresses';
import { findDarkViolations, findViolations } from './axe';
import { expect, INDEX_CHUNK, store, test } from './searchFixtures';
import { NOTHING } from './searchModal';
import { PAGES } from './specification';

const routes = [
  ...PAGES.map(({ route }) => route),
  at('/search'),
  at('/nowhere'),
];

for (const route of routes) {
  test(`${route} is accessible in both color modes @phone`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    // axe takes long over the modules pages.
    test.slow();
    expectedErrors.push(/404/);
    await site.open(route);
    expect(await findViolations(page)).toEqual([]);
    await hasOutline(page);
    // Another mode changes colors alone.
    expect(await findDarkViolations(page)).toEqual([]);
  });

  test(`${route} does not scroll sideways, narrow or with large text`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    await site.open(route);
    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }, size);
      expect(tooWide, `${String(width)} pixels, text of ${size}`).toBe(0);
    }
  });
}

test('the drawer is accessible in both color modes', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(at('/usage'));
  await site.hamburger.click();
  await expect(site.drawer).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);
});

/** One h1, no level left out, and no landmark twice. */
async function hasOutline(page: Page): Promise<void> {
  const levels = await page
    .locator(':is(h1, h2, h3, h4, h5, h6):visible')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(
    levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
  ).toEqual([]);
  const landmarks: string[] = [];
  for (const role of [
    'banner',
    'complementary',
    'contentinfo',
    'form',
    'main',
    'navigation',
    'region',
    'search',
  ] as const) {
    const all = await page.getByRole(role).all();
    for (const one of all) {
      // The first line is the element itself: its role and name.
      landmarks.push((await one.ariaSnapshot()).split('\n')[0] ?? '');
    }
  }
  expect(landmarks).toEqual([...new Set(landmarks)]);
}

for (const mode of ['light', 'dark'] as const) {
  test(`no screen of the search has an accessibility violation in ${mode} mode @phone`, async ({
    page,
    site,
    search,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/, /search-docs/);
    const isFine = async (screen: string): Promise<void> => {
      expect(await findViolations(page, 'dialog'), screen).toEqual([]);
    };
    await page.route(INDEX_CHUNK, (route) => route.abort());
    await site.open(at(`/search?docusaurus-theme=${mode}`));
    await search.open();
    // The page around it as well.
    expect(await findViolations(page)).toEqual([]);
    await search.input.fill('options');
    await expect(search.tryAgain).toBeVisible();
    await search.dialog.getByText('Details').click();
    await isFine('error');
    await page.unroute(INDEX_CHUNK);
    await search.find('minifySvg');
    await page.keyboard.press('ArrowDown');
    await isFine('results');
    await search.input.fill(NOTHING);
    await expect(search.suggestions()).toHaveCount(3);
    await isFine('no results');
    await search.close();
    await store(page, 'recent', 'search', 2);
    await store(page, 'favorite', 'kept', 2);
    await search.open();
    await expect(search.rows).toHaveCount(4);
    await isFine('recent and favorite');
    await search.close();
    await site.open(at(`/search?q=options&docusaurus-theme=${mode}`));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^\d+ results/,
    );
    expect(await findViolations(page)).toEqual([]);
  });
}

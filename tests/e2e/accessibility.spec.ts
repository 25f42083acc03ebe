import { findViolations } from './axe';
import { expect, INDEX_CHUNK, store, test } from './searchFixtures';
import { NOTHING } from './searchModal';
import { PAGES } from './specification';

const routes = [...PAGES.map(({ route }) => route), '/search', '/nowhere'];

for (const mode of ['light', 'dark'] as const) {
  for (const route of routes) {
    test(`${route} has no accessibility violation in ${mode} mode @phone`, async ({
      page,
      site,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      await site.open(`${route}?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect(await findViolations(page)).toEqual([]);
    });
  }

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
    await site.open(`/search?docusaurus-theme=${mode}`);
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
    await site.open(`/search?q=options&docusaurus-theme=${mode}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^\d+ results/,
    );
    expect(await findViolations(page)).toEqual([]);
  });
}

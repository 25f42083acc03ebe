import { at, expect, Gate, LATEST, NOTHING, settled, test } from '../fixtures';
import { INDEX_CHUNK } from './fixtures';

test('arrow keys go around the results', async ({ page, search }) => {
  await search.openComplete(at('/contribute'));
  // Without a query, Enter has no effect.
  await page.keyboard.press('Enter');
  await expect(search.input).not.toHaveAttribute('aria-activedescendant');
  await expect(search.dialog).toBeVisible();
  await expect(page).toHaveURL(at('/contribute'));
  await search.find('webpack');
  const count = await search.rows.count();
  const isActive = async (index: number): Promise<void> => {
    const row = search.rows.nth(index);
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(search.activeRow).toHaveCount(1);
    await expect(search.activeRow).toBeInViewport();
    await expect(search.input).toHaveAttribute(
      'aria-activedescendant',
      (await row.getAttribute('id')) ?? '',
    );
    await expect(search.input).toBeFocused();
  };
  await isActive(0);
  await page.keyboard.press('ArrowUp');
  await isActive(count - 1);
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  // With other results, the first one is active again.
  await search.find('gulp');
  await isActive(0);
});

test('Enter waits for results', async ({ page, site, search }) => {
  const gates = [new Gate(), new Gate()];
  const hold = async (index: number): Promise<void> => {
    await page.unrouteAll();
    await page.route(INDEX_CHUNK, (route) => gates[index]?.hold(route));
  };
  await hold(0);
  await search.open(at('/contribute'));
  await search.input.fill('minifyJson');
  await page.keyboard.press('Enter');
  await search.input.fill('minifySvg');
  gates[0]?.release();
  await expect(search.status).toHaveText(/ for minifySvg, /);
  await settled(page);
  await expect(page).toHaveURL(at('/contribute'));
  await expect(search.input).toBeFocused();

  await hold(1);
  await page.reload();
  await site.ready();
  await search.open();
  await search.input.fill(NOTHING);
  await page.keyboard.press('Enter');
  await expect(search.status).toHaveText('Loading results');
  await expect(page).toHaveURL(at('/contribute'));
  gates[1]?.release();
  await expect(page).toHaveURL(at(`/search?q=${NOTHING}&version=${LATEST}`));
  await expect(search.dialog).toHaveCount(0);
});

test('Enter works before the dialog is loaded', async ({
  page,
  site,
  search,
}) => {
  const gate = new Gate();
  await page.route(/assets\/js\/search-dialog/, gate.hold);
  await search.open(at('/contribute'));
  await page.keyboard.type('minifySvg');
  await page.keyboard.press('Enter');
  await expect(search.input).toBeFocused();
  gate.release();
  await expect(page).toHaveURL(at('/modules#minifysvg'));
  await expect(search.dialog).toHaveCount(0);

  site.expectErrors(/net::ERR_FAILED/, /search-docs/);
  await page.route(INDEX_CHUNK, (route) => route.abort());
  await page.reload();
  await site.ready();
  await search.open();
  await page.keyboard.type('svg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(`/search?q=svg&version=${LATEST}`));
});

test('the first result looks chosen after each letter', async ({
  page,
  search,
}) => {
  await search.openComplete(at('/next'));
  for (const query of ['m', 'ma', 'max']) {
    await page.keyboard.type(query.slice(-1));
    await expect(search.status).toContainText(` for ${query},`);
    const link = search.activeRow.getByRole('link');
    await expect(link).toHaveCSS('background-color', 'rgb(10, 106, 91)');
  }
});

import type { Locator, Page } from '@playwright/test';
import { faultsOfTables } from '../../support/layout';
import { expectAccessible } from '../axe';
import { at, expect, Gate, settled, test } from '../fixtures';

const tableOf = (page: Page): Locator => page.locator('.table-tools').first();

// `tests/engines` sorts and filters.
test('impatient presses sort once', async ({ page, site }) => {
  await site.open(at('/modules'));
  const head = tableOf(page).getByRole('columnheader', { name: 'Module' });
  const gate = new Gate();
  await page.route('**/assets/js/*', gate.hold);
  await head.getByRole('button').dblclick();
  gate.release();
  await expect(head).toHaveAttribute('aria-sort');
  await settled(page);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('input before the site runs is not lost', async ({ page, site }) => {
  await page.goto(at('/modules'));
  const table = tableOf(page);
  const rows = await table.locator('tbody tr').allTextContents();
  const shown = (count: number) =>
    `${String(count)} of ${String(rows.length)} rows`;
  const found = rows.filter((text) => text.includes('minify'));
  await table.getByRole('searchbox').fill('minify');
  const head = table.getByRole('columnheader', { name: 'safe' }).first();
  await head.getByRole('button').first().click();
  await site.ready();
  await expect(table.getByRole('status')).toHaveText(shown(found.length));
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page, '.table-tools');
  // The router's pages have tables, too.
  await site.followLink('Config');
  await site.followLink('Modules');
  await table.getByRole('searchbox').fill('sort alphabetical');
  await expect(table.getByRole('status')).toHaveText(shown(1));
});

test('on phones no column of a table is out of sight, and each cell is named @phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(at('/next'));
  for (const fold of await page.locator('.markdown details').all())
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  expect(await page.evaluate(faultsOfTables)).toEqual([]);
});

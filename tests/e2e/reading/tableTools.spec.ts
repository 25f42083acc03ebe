import type { Locator, Page } from '@playwright/test';
import { expectAccessible, findViolations } from '../axe';
import { at, expect, Gate, settled, test } from '../fixtures';

const tableOf = (page: Page): Locator => page.locator('.table-tools').first();

const modules = (table: Locator): Promise<string[]> =>
  table.locator('tbody tr:visible td:first-child').allTextContents();

test('a table is filtered by words @phone', async ({ page, site }) => {
  await site.open(at('/presets', '2.1.0'));
  const table = tableOf(page);
  const field = table.getByRole('searchbox', { name: 'Filter rows' });
  const status = table.getByRole('status');
  await field.fill('SORT  alphabetical');
  await expect(status).toHaveText('1 of 22 rows');
  expect(await modules(table)).toEqual(['sortAttributesWithLists']);
  expect(await findViolations(page, '.table-tools')).toEqual([]);
  await field.fill('nothing like it');
  await expect(status).toHaveText('0 of 22 rows');
  await field.clear();
  await expect(status).toBeEmpty();
  expect(await modules(table)).toHaveLength(22);
});

test('a column sorts up, down, or not at all', async ({ page, site }) => {
  await site.open(at('/presets', '2.1.0'));
  const table = tableOf(page);
  const before = await modules(table);
  const head = table.getByRole('columnheader', { name: 'Module' });
  const button = head.getByRole('button');
  await expect(head).not.toHaveAttribute('aria-sort');
  await button.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText('Sorted by Module, ascending')).toBeAttached();
  const sorted = [...before].sort((a, b) => a.localeCompare(b, 'en'));
  expect(await modules(table)).toEqual(sorted);
  await expect(button).toBeFocused();
  await expectAccessible(page, '.table-tools');
  await button.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await modules(table)).toEqual(sorted.reverse());
  const other = table.getByRole('columnheader', { name: 'max' });
  await other.getByRole('button').click();
  await expect(other).toHaveAttribute('aria-sort', 'ascending');
  await expect(head).not.toHaveAttribute('aria-sort');
  await other.getByRole('button').click();
  await other.getByRole('button').click();
  await expect(other).not.toHaveAttribute('aria-sort');
  expect(await modules(table)).toEqual(before);
});

test('impatient presses sort once', async ({ page, site }) => {
  await site.open(at('/presets', '2.1.0'));
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
  await page.goto(at('/presets', '2.1.0'));
  const table = tableOf(page);
  await table.getByRole('searchbox').fill('minify');
  const head = table.getByRole('columnheader', { name: 'safe' }).first();
  await head.getByRole('button').first().click();
  await site.hydrated();
  await expect(table.getByRole('status')).toHaveText('6 of 22 rows');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  // The router's pages have tables, too.
  await site.followLink('Config');
  await site.followLink('Presets');
  await table.getByRole('searchbox').fill('sort alphabetical');
  await expect(table.getByRole('status')).toHaveText('1 of 22 rows');
});

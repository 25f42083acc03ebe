import { expectAccessible } from '../axe';
import { at, expect, test } from '../fixtures';

const NAME = { name: 'Keyboard', exact: true } as const;

test('the question mark opens the list of keys, where they can be switched off', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/usage'));
  const dialog = page.getByRole('dialog', NAME);
  await page.keyboard.press('?');
  await expect(dialog.getByText('open this list')).toBeVisible();
  await expect(dialog.locator('dt').first()).toHaveText('Ctrl K');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('?');
  await expect(search.input).toHaveValue('?');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search.input).toBeFocused();

  await site.open(at('/usage'));
  const button = page.getByRole('contentinfo').getByRole('button', NAME);
  const close = dialog.getByRole('button', { name: 'Close' });
  await button.click();
  await expect(dialog).toBeInViewport();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('checkbox').uncheck();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await expect(search.dialog).toHaveCount(0);

  await site.open(at('/config'));
  await page.keyboard.press('/');
  await search.open();
  await search.close();
  await button.click();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('checkbox').check();
  await close.click();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('⌘ and K open the search', async ({ page, site, search }) => {
    await page.goto(at('/usage'));
    const keys = search.button.locator('kbd');
    await expect(keys).toHaveText(['⌘', 'K']);
    await site.ready();
    await expect(keys).toHaveText(['⌘', 'K']);
    await page.keyboard.press('?');
    const first = page.getByRole('dialog', NAME).locator('dt').first();
    await expect(first).toHaveText('⌘ K');
  });
});

import { at } from './addresses';
import { findDarkViolations, findViolations } from './axe';
import { expect, test } from './searchFixtures';

const NAME = { name: 'Keyboard', exact: true } as const;

test('the question mark opens the list of keys, also as the first key', async ({
  page,
}) => {
  await page.goto(at('/usage'));
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', NAME);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('open this list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a button opens the list, which gives the focus back @phone', async ({
  page,
  site,
}) => {
  await site.open(at('/usage'));
  const button = page.getByRole('contentinfo').getByRole('button', NAME);
  await button.click();
  const dialog = page.getByRole('dialog', NAME);
  await expect(dialog).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the search keeps its keys, and takes a question mark as text', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/usage'));
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('?');
  await expect(search.input).toHaveValue('?');
  await expect(page.getByRole('dialog', NAME)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', NAME)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search.input).toBeFocused();
});

test('keys that are characters can be switched off, for good', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/usage'));
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', NAME);
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await expect(search.dialog).toHaveCount(0);
  await site.open(at('/config'));
  await page.keyboard.press('/');
  await search.open();
  await search.close();
  await page.getByRole('contentinfo').getByRole('button', NAME).click();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

for (const [platform, userAgent, key] of [
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘'],
  ['another computer', 'Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl'],
] as const) {
  test.describe(`on ${platform}`, () => {
    test.use({ userAgent });

    test(`the search is opened by ${key} and K`, async ({ page, site }) => {
      await site.open(at('/usage'));
      await page.keyboard.press('?');
      const first = page.getByRole('dialog', NAME).locator('dt').first();
      await expect(first).toHaveText(`${key} K`);
    });
  });
}

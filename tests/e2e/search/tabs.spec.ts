import { at, expect, test, windowed } from '../fixtures';
import { LISTS, storedIn } from './fixtures';

test.use({ launchOptions: windowed });

test('a modifier key opens another tab', async ({ page, context, search }) => {
  await search.openComplete(at('/contribute'));
  // Only the address of the other tab matters.
  await context.route('**/modules', (route) => route.fulfill({ body: '' }));
  await search.find('minifySvg');
  const link = search.rowTo(at('/modules#minifysvg')).getByRole('link');
  await expect(search.activeRow.getByRole('link')).toHaveAttribute(
    'href',
    at('/modules#minifysvg'),
  );
  for (const [name, follow] of [
    ['Ctrl+Enter', () => page.keyboard.press('Control+Enter')],
    ['Command+Enter', () => page.keyboard.press('Meta+Enter')],
    ['Shift+Enter', () => page.keyboard.press('Shift+Enter')],
    ['Ctrl and a click', () => link.click({ modifiers: ['Control'] })],
    ['the middle button', () => link.click({ button: 'middle' })],
  ] as const) {
    await test.step(name, async () => {
      await search.input.focus();
      await page.evaluate((key) => localStorage.removeItem(key), LISTS.recent);
      const opened = context.waitForEvent('page');
      await follow();
      const other = await opened;
      await other.waitForURL(at('/modules#minifysvg'));
      await other.close();
      await expect(search.dialog).toBeVisible();
      await expect(page).toHaveURL(at('/contribute'));
      const stored = await storedIn(page, 'recent');
      expect(stored.map(({ url }) => url)).toEqual([at('/modules#minifysvg')]);
    });
  }
});

import { at } from './addresses';
import { expect, test } from './fixtures';

test.describe('to a reader whose system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the site is light until the reader switches it, then stays dark', async ({
    page,
    site,
  }) => {
    const html = page.locator('html');
    await site.open(at('/'));
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(site.colorMode).toHaveAccessibleName(
      'Switch between dark and light mode (currently light mode)',
    );
    await site.colorMode.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(site.colorMode).toHaveAccessibleName(
      'Switch between dark and light mode (currently dark mode)',
    );
    await site.open(at('/usage'));
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
});

test('other tabs follow the switch', async ({ page, site, context }) => {
  await site.open(at('/'));
  const other = await context.newPage();
  // Nobody has touched it: it does not run yet.
  await other.goto(at('/usage'));
  await site.colorMode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

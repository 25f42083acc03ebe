import { at } from './addresses';
import { expect, test } from './fixtures';

test.describe('from 997 px on', () => {
  test.use({ viewport: { width: 997, height: 800 } });

  test('the sidebar stands beside the page and can be hidden', async ({
    page,
    site,
  }) => {
    await site.open(at('/modules'));
    await expect(site.hamburger).toBeHidden();
    await expect(site.sidebar).toBeVisible();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(site.sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect(site.sidebar).toBeVisible();
  });
});

test.describe('up to 996 px', () => {
  test.use({ viewport: { width: 996, height: 800 } });

  test('the sidebar is a drawer, which closes on navigation', async ({
    page,
    site,
  }) => {
    await site.open(at('/'));
    await expect(site.sidebar).toBeHidden();
    await site.hamburger.click();
    await site.drawer.getByRole('link', { name: 'Usage' }).click();
    await expect(page).toHaveURL(at('/usage'));
    await expect(site.drawer).not.toBeInViewport();
  });

  test('the drawer closes when the window becomes wide', async ({
    page,
    site,
  }) => {
    await site.open(at('/'));
    await site.hamburger.click();
    await expect(site.drawer).toBeInViewport();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(site.drawer).not.toBeInViewport();
  });
});

test('the first Tab offers to skip to the content', async ({ page, site }) => {
  await site.open(at('/usage'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});

for (const route of ['/', '/modules', '/usage', '/presets']) {
  test(`${route} does not scroll sideways @phone`, async ({ page, site }) => {
    await site.open(at(route));
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

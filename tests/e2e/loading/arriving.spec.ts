import type { Locator, Page } from '@playwright/test';
import { at } from '../addresses';
import { expect, stir, test } from '../fixtures';

/** Code far down a long page. */
const farDown = (page: Page): Locator => page.locator('.example pre').last();

const isLaidOut = (part: Locator): Promise<boolean> =>
  part.evaluate((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  );

/** How far below the top of the window an element begins. */
const topOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().top);

test('a long page shows its beginning first', async ({ page }) => {
  await page.goto(at('/modules'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await isLaidOut(farDown(page))).toBe(false);
  await stir(page);
  await expect.poll(() => isLaidOut(farDown(page))).toBe(true);
});

test('an address with a section leads to it @phone', async ({ page, site }) => {
  await page.goto(at('/modules#minifysvg'), { waitUntil: 'networkidle' });
  const section = page.locator('#minifysvg');
  await expect(section).toBeInViewport();
  const before = await topOf(section);
  await site.hydrated();
  expect(await topOf(section)).toBe(before);
  const navbar = await site.navbar.boundingBox();
  const distance = before - (navbar?.height ?? 0);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(24);
  const buttons = page.getByRole('button', { name: 'Edit' });
  const examples = page.locator('.example:has(.live-edit)');
  await expect(buttons).toHaveCount(await examples.count());

  await page.goto(at('/usage'));
  await page.goto(at('/modules'), { waitUntil: 'networkidle' });
  // As the address bar does it: no sign of a reader in the page.
  await page.evaluate(() => {
    window.location.hash = 'minifysvg';
  });
  await expect(section).toBeInViewport();
  await site.hydrated();
  await expect(section).toBeInViewport();
});

test('a reloaded page keeps its scroll position', async ({ page, site }) => {
  await site.open(at('/modules'));
  await page.locator('#minifysvg').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await site.hydrated();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a text fragment scrolls into view', async ({ page, site }) => {
  const words = 'Order in which modules run';
  await page.goto(at(`/modules#:~:text=${encodeURIComponent(words)}`), {
    waitUntil: 'networkidle',
  });
  const heading = page.getByRole('heading', { name: words });
  await expect(heading).toBeInViewport();
  await site.hydrated();
  await expect(heading).toBeInViewport();
});

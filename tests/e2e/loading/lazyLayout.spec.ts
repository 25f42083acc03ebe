import type { Locator, Page } from '@playwright/test';
import { at } from '../addresses';
import { expect, test, topOf } from '../fixtures';

/** Code far down a long page. */
const farDown = (page: Page): Locator => page.locator('.example pre').last();

const isLaidOut = (part: Locator): Promise<boolean> =>
  part.evaluate((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  );

test('a long page is laid out where it is read', async ({ page, site }) => {
  await site.open(at('/modules'));
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.body;
      dataset.shifts = [
        dataset.shifts,
        JSON.stringify(list.getEntries()),
      ].join();
    }).observe({ type: 'layout-shift' });
  });
  expect(await isLaidOut(farDown(page))).toBe(false);
  await page.keyboard.press('End');
  await expect.poll(() => isLaidOut(farDown(page))).toBe(true);
  // What is above a section has no sizes yet.
  const contents = page.locator('.table-of-contents');
  for (const name of ['minifySvg', 'minifyJs', 'collapseWhitespace']) {
    await contents.getByRole('link', { name, exact: true }).click();
    const section = page.locator(`#${name.toLowerCase()}`);
    await expect.poll(() => topOf(section)).toBeCloseTo(68, -1);
  }
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -3000);
  await expect(page.locator('#collapsewhitespace')).not.toBeInViewport();
  const shifts = await page.locator('body').getAttribute('data-shifts');
  expect(String(shifts)).not.toContain('"hadRecentInput":false');
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

test('a reloaded page keeps its place', async ({ page, site }) => {
  await site.open(at('/modules'));
  const section = page.locator('#minifysvg');
  await section.scrollIntoViewIfNeeded();
  await page.reload();
  await site.hydrated();
  await expect(section).toBeInViewport();
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

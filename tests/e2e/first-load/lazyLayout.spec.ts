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
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
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

test('the End key leads to the end', async ({ page, site }) => {
  await site.open(at('/presets'));
  await page.keyboard.press('End');
  // What comes into view is laid out after the next frame.
  await expect.poll(() => isLaidOut(farDown(page))).toBe(true);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport({ ratio: 1 });
});

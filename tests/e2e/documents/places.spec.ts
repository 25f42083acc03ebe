import { at, expect, test, topOf } from '../fixtures';

test('an address with a section leads to it @phone', async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(at('/modules#minifysvg'), { waitUntil: 'networkidle' });
  const section = page.locator('#minifysvg');
  await expect(section).toBeInViewport();
  const before = await topOf(section);
  await site.ready();
  expect(await topOf(section)).toBe(before);
  // On a phone a bar with the contents stays below the navbar.
  const bar = isMobile ? site.contents : site.navbar;
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  const distance = before - y - height;
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(24);
});

import { at, expect, Gate, test, topOf } from '../fixtures';

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
});

test('who scrolls before images come stays there', async ({ page, site }) => {
  await site.open(at('/modules'));
  const section = page.locator('#minifysvg');
  await section.scrollIntoViewIfNeeded();
  const place = await topOf(section);
  const gate = new Gate();
  await page.route('**/mark.svg', gate.hold);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction((y) => scrollY !== y, before);
  gate.release();
  await site.hydrated();
  expect(Math.abs((await topOf(section)) - place)).toBeGreaterThan(2);
});

import type { Locator, Page } from '@playwright/test';
import { at } from '../addresses';
import { expect, test } from '../fixtures';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
});

test('a tap presses a button once', async ({ page, site }) => {
  const colorMode = site.drawer.getByRole('button', { name: /dark and light/ });
  const tapAll = async (): Promise<void> => {
    await site.hamburger.tap();
    await expect(site.drawer).toBeInViewport();
    await colorMode.tap();
    await expect(site.html).toHaveAttribute('data-theme', 'dark');
    await colorMode.tap();
    await expect(site.html).toHaveAttribute('data-theme', 'light');
    await site.drawer.getByRole('button', { name: 'Close' }).tap();
    await expect(site.drawer).not.toBeInViewport();
  };
  await page.goto(at('/usage'));
  await tapAll();
  await site.hydrated();
  await tapAll();
});

test('a finger that moves on presses nothing', async ({ page, site }) => {
  await site.open(at('/usage'));
  await drag(page, site.hamburger, { right: 150, down: 0 });
  // It scrolls from a button as from anywhere.
  const copy = page.getByRole('button', { name: 'Copy' }).first();
  await copy.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await drag(page, copy, { right: 0, down: -200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(site.drawer).not.toBeInViewport();
});

/** Puts a finger on an element, moves it by pixels, and lifts it. */
async function drag(
  page: Page,
  from: Locator,
  { right, down }: { readonly right: number; readonly down: number },
): Promise<void> {
  const box = await from.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) => {
    const x = (box?.x ?? 0) + 10 + part * right;
    const y = (box?.y ?? 0) + 10 + part * down;
    const touchPoints = [{ x, y }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (const part of [0.1, 0.4, 0.7, 1]) await touch('touchMove', part);
  const lift = { type: 'touchEnd' as const, touchPoints: [] };
  await session.send('Input.dispatchTouchEvent', lift);
}

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

test('keys lead to the right place on a slow machine', async ({
  page,
  site,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await site.open(at('/modules'));
  const y = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const last = (): Promise<number> =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
  const end = await last();
  // On a slow machine Chromium drops a key now and then, without scripts as well.
  const press = (key: string, isThere: (top: number) => boolean) =>
    expect(async () => {
      await page.keyboard.press(key);
      await expect
        .poll(async () => isThere(await y()), { timeout: 5000 })
        .toBe(true);
    }).toPass();
  await press('End', (top) => top === end);
  await press('Home', (top) => top === 0);
  // `find` takes the same steps as finding in the page.
  const order = 'the modules that are on run in this order';
  await page.evaluate((text) => {
    const { find } = window as unknown as { find: (text: string) => boolean };
    find(text);
  }, order);
  await expect(page.getByText(order)).toBeInViewport();
  // Nothing above it is laid out later.
  expect(await last()).toBe(end);
});

test('a reload and Back lead to the same place', async ({ page, site }) => {
  await site.open(at('/modules'));
  const section = page.locator('#minifysvg');
  await section.scrollIntoViewIfNeeded();
  const left = await topOf(section);
  await site.followLink('Usage');
  await page.goBack();
  await expect(site.heading).toHaveText('Modules');
  await expect.poll(() => topOf(section)).toBeCloseTo(left, -1);
  // Everything in view is laid out now.
  await site.ready();
  const place = await topOf(section);
  const isThere = async (): Promise<boolean> =>
    Math.abs((await topOf(section)) - place) < 2;
  await page.reload();
  await expect.poll(isThere).toBe(true);
  await site.ready();
  expect(await isThere()).toBe(true);

  // A reader who scrolls before all images are there is not taken back.
  let load = (): void => undefined;
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/mark.svg', (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: 'domcontentloaded' });
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction((y) => scrollY !== y, before);
  load();
  await site.ready();
  expect(await isThere()).toBe(false);
});

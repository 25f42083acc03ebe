import type { Page } from '@playwright/test';
import { at } from './addresses';
import { expect, stir, test } from './fixtures';

/** Holds the site's scripts back, but for those of the first load. */
async function holdSite(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/app\.\w+\.js$/, async (route) => {
    await held;
    // Of a page that was left, the request is gone.
    await route.continue().catch(() => undefined);
  });
  return release;
}

for (const route of ['/', '/modules', '/next/usage', '/1.1.1/config']) {
  test(`${route} is there without the site, which starts at the first move`, async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(at(route), { waitUntil: 'networkidle' });
    await expect(site.heading).toBeVisible();
    expect(scripts).toHaveLength(2);
    await site.hydrated();
    expect(scripts.length).toBeGreaterThan(2);
  });
}

test('a reader who goes on reading finds the site running @subpath', async ({
  page,
}) => {
  await page.goto(at('/'));
  await page.getByRole('link', { name: 'Next Usage' }).evaluate((link) => {
    // Without a move before.
    window.location.assign((link as HTMLAnchorElement).href);
  });
  await expect(page).toHaveURL(at('/usage'));
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
});

for (const [what, press] of [
  ['the search button', (page: Page) => page.click('.DocSearch-Button')],
  ['the slash key', (page: Page) => page.keyboard.press('/')],
  ['Control and K', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  test(`${what}, pressed before the site runs, opens the search then`, async ({
    page,
  }) => {
    const release = await holdSite(page);
    await page.goto(at('/config'));
    await press(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
}

test('the color mode, switched before the site runs, switches then', async ({
  page,
  site,
}) => {
  const release = await holdSite(page);
  await page.goto(at('/config'));
  await site.colorMode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Try it, pressed before the site runs, opens then', async ({ page }) => {
  const release = await holdSite(page);
  await page.goto(at('/usage'));
  await page.getByRole('button', { name: 'Try it here' }).click();
  release();
  await expect(page.locator('.live-try-it')).toBeVisible();
});

test('Enter on the version menu, pressed before the site runs, opens it', async ({
  page,
  site,
}) => {
  const release = await holdSite(page);
  await page.goto(at('/config'));
  await site.versionMenu().getByRole('button').press('Enter');
  release();
  await site.hydrated();
  await expect(page).toHaveURL(at('/config'));
  await expect(site.versionMenu().getByRole('button')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('links, code and white space work before the site runs', async ({
  page,
  site,
}) => {
  await holdSite(page);
  await page.goto(at('/modules'));
  await stir(page);
  const toggle = page.getByRole('button', { name: 'Show white space' }).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await site.sidebar.getByRole('link', { name: 'Presets' }).click();
  await expect(page).toHaveURL(at('/presets'));
  await expect(site.heading).toHaveText('Presets');
});

test('a link to a section of a page that has just come leads there', async ({
  page,
  site,
}) => {
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Modules' }).click();
  const contents = page.locator('.table-of-contents');
  await contents.getByRole('link', { name: 'minifyCss' }).click();
  const heading = page.locator('#minifycss');
  await expect(heading).toBeInViewport();
  const top = (): Promise<number> =>
    heading.evaluate((element) => element.getBoundingClientRect().top);
  const first = await top();
  await expect(page.locator('.arriving')).toHaveCount(0);
  expect(await top()).toBeCloseTo(first, 0);
  // Right below the navbar.
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThan(110);
});

test('a page that has come is laid out to its end', async ({ page, site }) => {
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Modules' }).click();
  await expect(site.heading).toHaveText('Modules');
  await expect(page.locator('.arriving')).toHaveCount(0);
  const skipped = await page
    .locator('.markdown > *')
    .evaluateAll((parts) =>
      parts.filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ),
    );
  expect(skipped).toEqual([]);
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('the search button shows its key before the site runs', async ({
    page,
    site,
  }) => {
    const keys = page.locator('.DocSearch-Button kbd');
    await page.goto(at('/config'));
    await expect(keys).toHaveText(['⌘', 'K']);
    await site.hydrated();
    await expect(keys).toHaveText(['⌘', 'K']);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu, opened before the site runs, opens then', async ({
    page,
    site,
  }) => {
    const release = await holdSite(page);
    await page.goto(at('/config'));
    await site.hamburger.click();
    release();
    await expect(site.drawer).toBeVisible();
  });
});

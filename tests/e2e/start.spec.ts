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

test('Wrong? Tell us, touched before the site runs, begins an issue with the example', async ({
  page,
  context,
}) => {
  await context.route('https://github.com/**', (route) =>
    route.fulfill({ body: 'A new issue' }),
  );
  const release = await holdSite(page);
  await page.goto(at('/modules'));
  const opened = page.waitForEvent('popup');
  // Nothing before the click, such as the mouse that comes to it.
  await page
    .getByRole('link', { name: 'Wrong? Tell us' })
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  release();
  const issue = await opened;
  await issue.waitForURL('https://github.com/**');
  const { searchParams } = new URL(issue.url());
  expect(searchParams.get('title')).toMatch(/^Wrong example: /);
  const body = searchParams.get('body');
  expect(body).toContain(at('/modules'));
  // The example.
  expect(body).toContain('~~~~');
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

test('a page that a link leads to shows its beginning first, then all of it @subpath', async ({
  page,
  site,
}) => {
  const blocks = page.locator('.markdown > *');
  await site.open(at('/modules'));
  const all = await blocks.count();
  await site.open(at('/config'));
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Modules') return;
      const shown = document.querySelectorAll('.markdown > *').length;
      document.documentElement.dataset.shownFirst = String(shown);
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await site.sidebar.getByRole('link', { name: 'Modules' }).click();
  await expect(site.heading).toHaveText('Modules');
  await site.laidOut();
  await expect(blocks).toHaveCount(all);
  const shownFirst = await page.getAttribute('html', 'data-shown-first');
  expect(Number(shownFirst)).toBeGreaterThan(5);
  expect(Number(shownFirst)).toBeLessThan(all / 4);
});

test('who goes back finds the place that was left on a long page', async ({
  page,
  site,
}) => {
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Modules' }).click();
  await site.laidOut();
  await page.locator('#minifysvg').scrollIntoViewIfNeeded();
  const place = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(1000);
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(site.heading).toHaveText('Usage');
  await page.goBack();
  await expect(site.heading).toHaveText('Modules');
  await expect.poll(place).toBe(before);
});

test('what scrolls sideways, and nothing else, stops the Tab key on a page that a link led to', async ({
  page,
  site,
}) => {
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Modules' }).click();
  await expect(site.heading).toHaveText('Modules');
  await site.laidOut();
  const wrong = (): Promise<number> =>
    page
      .locator('.table-scroll, .code-block pre[tabindex]')
      .evaluateAll(
        (all) =>
          (all as HTMLElement[]).filter(
            (one) =>
              one.clientWidth > 0 &&
              one.scrollWidth > one.clientWidth !== (one.tabIndex === 0),
          ).length,
      );
  await expect.poll(wrong).toBe(0);
});

test('a link that was under the mouse when the site started is followed without a request', async ({
  page,
  site,
}) => {
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  const link = site.sidebar.getByRole('link', { name: 'Presets' });
  await link.hover();
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await link.click();
  await expect(site.heading).toHaveText('Presets');
  expect(scripts).toEqual([]);
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

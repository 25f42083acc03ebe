import type { Page } from '@playwright/test';
import { at } from '../addresses';
import { expect, type Site, stir, test } from '../fixtures';

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

test('the site starts at the first move', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(at('/modules'), { waitUntil: 'networkidle' });
  await expect(site.heading).toBeVisible();
  expect(scripts, 'INTERNALS.md: Entry of the site').toHaveLength(2);
  await site.hydrated();
  expect(scripts.length).toBeGreaterThan(2);
  const noscript = page.locator('.no-script-nav');
  await expect(noscript, 'INTERNALS.md: Content of noscript').toHaveCount(0);
  // React marks the elements that are its own.
  const [frame, text] = await page.evaluate(() =>
    ['.navbar a', '.markdown p'].map((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).join(),
    ),
  );
  expect(frame).toContain('__react');
  expect(text, 'INTERNALS.md: Text left alone').not.toContain('__react');
});

test('after one link the site runs @subpath', async ({ page }) => {
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

/** What is pressed before the site runs, and how the page is once it does. */
const EARLY: Readonly<
  Record<string, Record<'press' | 'isDone', (site: Site) => Promise<void>>>
> = {
  'the search button': {
    press: ({ page }) => page.click('.DocSearch-Button'),
    isDone: ({ page }) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  'the slash key': {
    press: ({ page }) => page.keyboard.press('/'),
    isDone: ({ page }) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  'Control and K': {
    press: ({ page }) => page.keyboard.press('Control+k'),
    isDone: ({ page }) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  'the switch of the color mode': {
    press: ({ colorMode }) => colorMode.click(),
    isDone: ({ page }) =>
      expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the version menu': {
    press: (site) => site.versionMenu().getByRole('button').press('Enter'),
    async isDone(site) {
      const menu = site.versionMenu().getByRole('button');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(site.page).toHaveURL(at('/usage'));
    },
  },
  'the button of Try it': {
    press: ({ page }) =>
      page.getByRole('button', { name: 'Try it here' }).click(),
    isDone: ({ page }) => expect(page.locator('.live-try-it')).toBeVisible(),
  },
  'the menu of a small screen': {
    async press({ page, hamburger }) {
      await page.setViewportSize({ width: 390, height: 800 });
      await hamburger.click();
    },
    isDone: ({ drawer }) => expect(drawer).toBeVisible(),
  },
};

for (const [what, { press, isDone }] of Object.entries(EARLY)) {
  test(`${what}, pressed before the site runs, answers then`, async ({
    page,
    site,
  }) => {
    const release = await holdSite(page);
    await page.goto(at('/usage'));
    await press(site);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await isDone(site);
  });
}

test('an example is reported early', async ({ page, context }) => {
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

test('links and code work before the site', async ({ page, site }) => {
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

test('a linked page is rendered in two steps', async ({ page, site }) => {
  const blocks = page.locator('.markdown > *');
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
  const contents = page.locator('.table-of-contents');
  await contents.getByRole('link', { name: 'minifyCss' }).click();
  const heading = page.locator('#minifycss');
  await expect(heading).toBeInViewport();
  const top = (): Promise<number> =>
    heading.evaluate((element) => element.getBoundingClientRect().top);
  const first = await top();
  // Right below the navbar.
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThan(110);
  await site.laidOut();
  expect(await top()).toBeCloseTo(first, 0);

  const all = await blocks.count();
  const shownFirst = await page.getAttribute('html', 'data-shown-first');
  const message = 'INTERNALS.md: Element of a page';
  expect(Number(shownFirst), message).toBeGreaterThan(5);
  expect(Number(shownFirst)).toBeLessThan(all / 4);

  const wrong = (): Promise<number> =>
    page
      .locator('.table-scroll, .code-block pre[tabindex]')
      .evaluateAll(
        (scrollers) =>
          (scrollers as HTMLElement[]).filter(
            (one) =>
              one.clientWidth > 0 &&
              one.scrollWidth > one.clientWidth !== (one.tabIndex === 0),
          ).length,
      );
  await expect.poll(wrong).toBe(0);

  // Who goes back finds the place that was left.
  await site.sidebar.getByRole('link', { name: 'Modules' }).click();
  await expect(page).toHaveURL(at('/modules'));
  await page.locator('#minifysvg').scrollIntoViewIfNeeded();
  const place = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(1000);
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(site.heading).toHaveText('Usage');
  await page.goBack();
  await expect(site.heading).toHaveText('Modules');
  await expect.poll(place).toBe(before);
  await site.open(at('/modules'));
  await expect(blocks).toHaveCount(all);
});

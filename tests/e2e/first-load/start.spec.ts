import type { Page } from '@playwright/test';
import { at } from '../addresses';
import { expect, setConnection, settled } from '../fixtures';
import { Gate, test } from '../search/fixtures';

const APP = /\/app\.\w+\.js$/;

/** Holds the site's scripts back, but for those of the first load. */
async function holdSite(page: Page): Promise<() => void> {
  const gate = new Gate();
  await page.route(APP, gate.hold);
  return () => gate.release();
}

test('the site starts by itself, and leaves the text alone', async ({
  page,
  site,
}) => {
  const responses = [/\/main\.\w+\.js/, APP].map((script) =>
    page.waitForResponse(script),
  );
  await site.open(at('/modules'));
  // Readers of Chromium would wait for the compiler.
  const hint = '//# allFunctionsCalledOnLoad\n';
  for (const response of await Promise.all(responses))
    expect((await response.text()).slice(0, hint.length)).toBe(hint);
  // React marks the elements that are its own.
  const [frame, text] = await page.evaluate(() =>
    ['.navbar a', '.markdown p'].map((selector) =>
      Object.keys(document.querySelector(selector) ?? {}).join(),
    ),
  );
  expect(frame).toContain('__react');
  expect(text, 'INTERNALS.md: Text left alone').not.toContain('__react');
});

test('with data saving on reading fetches nothing', async ({ page, site }) => {
  await setConnection(page, { saveData: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(at('/modules'), { waitUntil: 'networkidle' });
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 3000);
  await expect(site.heading).not.toBeInViewport();
  await page.keyboard.press('End');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  await footer.click({ position: { x: 1, y: 1 } });
  await settled(page);
  expect(scripts, 'INTERNALS.md: Entry of the site').toHaveLength(2);
  await page.getByRole('button', { name: 'Edit' }).last().focus();
  await site.hydrated();
});

/** What opens the search before the site runs. */
const OPENING: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the button': (page) => page.click('.DocSearch-Button'),
  'the slash key': (page) => page.keyboard.press('/'),
  'Control and K': (page) => page.keyboard.press('Control+k'),
};

for (const [name, open] of Object.entries(OPENING)) {
  test(`by ${name} the search takes a query before the site runs`, async ({
    page,
    search,
  }) => {
    const release = await holdSite(page);
    await page.goto(at('/usage'));
    await open(page);
    await expect(search.input).toBeFocused();
    await page.keyboard.type('collapseWhite');
    release();
    await expect(search.rows.first()).toContainText('collapseWhitespace');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue('collapseWhite');
    await search.close();
  });
}

test('without the site Enter opens /search', async ({ page, search }) => {
  await holdSite(page);
  await page.goto(at('/usage'));
  await search.button.click();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(search.button).toBeFocused();
  await search.button.click();
  await page.keyboard.type('html');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/search?q=html'));
});

test('Try it, pressed before the site runs, opens then', async ({ page }) => {
  const release = await holdSite(page);
  await page.goto(at('/usage'));
  await page.getByRole('button', { name: 'Try it here' }).click();
  release();
  await expect(page.locator('.live-try-it')).toBeVisible();
});

test('menus and the color mode do not wait for the site', async ({
  page,
  site,
}) => {
  const release = await holdSite(page);
  await page.goto(at('/usage'));
  await site.colorMode.click();
  await expect(site.html).toHaveAttribute('data-theme', 'dark');
  const menu = site.versionMenu;
  await menu.locator('summary').press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 390, height: 800 });
  await site.hamburger.click();
  await expect(site.drawer).toBeInViewport();
  await expect(site.html).not.toHaveAttribute('data-has-hydrated', 'true');
  // The site takes them over where they stand.
  release();
  await site.hydrated();
  await expect(site.drawer).toBeInViewport();
  await expect(site.html).toHaveAttribute('data-theme', 'dark');
  await site.drawer.getByRole('button', { name: /currently dark/ }).click();
  await expect(site.html).toHaveAttribute('data-theme', 'light');
  await site.drawer.getByRole('link', { name: 'Presets' }).click();
  await expect(page).toHaveURL(at('/presets'));
  await expect(site.drawer).not.toBeInViewport();
});

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
  const toggle = page.getByRole('button', { name: 'Show white space' }).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await site.followLink('Presets');
  await expect(page).toHaveURL(at('/presets'));
});

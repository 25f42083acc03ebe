import { expectAccessible } from '../axe';
import { at, expect, LATEST, Site, test, topOf } from '../fixtures';
import { VERSIONS } from '../specification';

test('the sidebar can be hidden', async ({ page, site }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await site.open(at('/contribute'));
  await expect(site.hamburger).toBeHidden();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(
    site.sidebar,
    'INTERNALS.md: Class names of the theme',
  ).toBeHidden();
  const expand = page.getByRole('button', { name: 'Expand sidebar' });
  await expand.click();
  await expect(site.sidebar).toBeVisible();
  for (const key of ['Enter', 'Space']) {
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(site.sidebar).toBeHidden();
    await expand.focus();
    for (const other of ['Shift', 'ArrowRight', 'k', 'Escape', 'Tab'])
      await page.keyboard.press(other);
    await expect(page.locator('main :focus')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(expand).toBeFocused();
    await page.keyboard.press(key);
    await expect(site.sidebar).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(20);
  }
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  // While it slides away, links move under the pointer.
  await expect(site.sidebar).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(at('/contribute'));
  await expect(site.sidebar).toBeHidden();
  await page.reload();
  await site.ready();
  await expect(site.sidebar).toBeHidden();
  await expand.click();
  await page.reload();
  await expect(site.sidebar).toBeVisible();
});

test('the sidebar is a drawer', async ({ page, site }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await site.open(at('/'));
  await expect(site.sidebar).toBeHidden();
  await site.hamburger.click();
  await expect(site.drawer).toBeInViewport();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(site.drawer).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await site.hamburger.click();
  await expect(site.drawer).toBeInViewport();
  await expectAccessible(page);
  await expect(site.drawer.getByText(/^Version: /)).toHaveText(
    `Version: ${LATEST}`,
  );
  // Its color is not among those that were taken out of the style sheet.
  const cross = site.drawer.getByRole('button', { name: 'Close' }).locator('g');
  await expect(cross).not.toHaveCSS('stroke', 'none');
  await page.keyboard.press('Escape');
  await expect(site.drawer).not.toBeInViewport();
  await expect(site.hamburger).toBeFocused();
  await site.contentsBar.click();
  await expect(site.contents.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('the first example leads to Try it of its version', async ({
  page,
  site,
}) => {
  for (const { base: start } of VERSIONS) {
    await site.open(start || at('/'));
    const example = page.locator('.example').first();
    const link = example.locator('xpath=following-sibling::*[1]/a');
    await expect(example).toContainText('Kestrel');
    await expect(link).toHaveText('Try it with your page');
    await expect(link).toHaveAttribute('href', at(`${start}/usage#try-it`));
  }
});

test('all tabs are light until switched', async ({ page, site, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  site.expectErrors(/net::ERR_FAILED/, /assets\/js/);
  await site.open(at('/'));
  // Without an interaction, the site does not run there yet.
  const other = new Site(await context.newPage());
  await other.open(at('/usage'));
  // A tab that stores what it hears of may store what is outdated by then.
  await other.page.evaluate(() => {
    Storage.prototype.setItem = () => (document.body.dataset.stored = '');
  });
  await isMode(site, 'light');
  await site.colorMode.click();
  await isMode(site, 'dark');
  // Pressed again before React has rendered what the first press changed.
  await site.colorMode.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await isMode(site, 'dark');
  await isMode(other, 'dark');
  const message = 'INTERNALS.md: Class names of the theme';
  await expect(other.page.locator('body'), message).not.toHaveAttribute(
    'data-stored',
  );
  await site.open(at('/usage'));
  await isMode(site, 'dark');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(at('/config'));
  await expect(site.html, message).toHaveAttribute('data-theme', 'dark');
  await expect(site.html).toHaveCSS('color-scheme', 'dark');
});

async function isMode(site: Site, mode: 'light' | 'dark'): Promise<void> {
  await expect(site.html).toHaveAttribute('data-theme', mode);
  await expect(site.colorMode).toHaveAccessibleName(
    `Switch between dark and light mode (currently ${mode} mode)`,
  );
}

test('a version that is gone is forgotten', async ({ page, site }) => {
  /** Docusaurus appends a hash of the site's address to its keys. */
  const keys = (): Promise<string[]> =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) =>
        key.startsWith('docs-preferred-version'),
      ),
    );
  await site.open(at('/contribute'));
  await site.chooseVersion('Next');
  await expect(page).toHaveURL(at('/next/contribute'));
  const [key = ''] = await keys();
  const version = page.getByRole('combobox', { name: 'Version' });
  await site.open(at('/search'));
  await expect(version).toHaveValue('current');
  for (const gone of ['0.9.0', '__proto__', '<b>']) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      gone,
    ] as const);
    await site.open(at('/search'));
    await expect(version).toHaveValue(LATEST);
    expect(await keys()).toEqual([]);
  }
});

test('on a phone one row stands above the title @phone', async ({
  page,
  site,
}) => {
  await page.goto(at('/modules'));
  const article = page.locator('article');
  const controls = [
    article.getByRole('link', { name: 'View as Markdown' }),
    article.getByRole('button', { name: 'Copy page' }),
  ];
  const rows: { top: number; bottom: number }[] = [];
  for (const control of controls) {
    await expect(control).toBeVisible();
    const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 0 };
    const middle = y + height / 2;
    if (rows.some(({ top, bottom }) => top < middle && middle < bottom))
      continue;
    rows.push({ top: y, bottom: y + height });
  }
  expect(rows).toHaveLength(1);
  expect((await topOf(site.heading)) - (await topOf(article))).toBeLessThan(
    100,
  );
});

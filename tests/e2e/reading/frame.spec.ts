import { expectAccessible } from '../axe';
import { at, coversOf, expect, LATEST, Site, test } from '../fixtures';

test('a hidden sidebar stays hidden on all pages', async ({ page, site }) => {
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
  const expand = page.getByRole('button', { name: 'Expand sidebar' });
  await page.setViewportSize({ width: 997, height: 800 });
  await site.open(at('/contribute'));
  await expect(site.hamburger).toBeHidden();
  await collapse.click();
  await expect(
    site.sidebar,
    'INTERNALS.md: Class names of the theme',
  ).toBeHidden();
  // The text takes its place.
  const main = page.getByRole('main');
  await expect
    .poll(() => main.evaluate(({ clientWidth }) => clientWidth))
    .toBeGreaterThan(900);
  await expect(expand).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(site.sidebar).toBeVisible();
  await expect(collapse).toBeFocused();
  await collapse.click();
  // While it slides away, links move under the pointer.
  await expect(site.sidebar).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(at('/contribute'));
  await site.ready();
  await expect(site.sidebar).toBeHidden();
  await expand.click();
  await page.reload();
  await expect(site.sidebar).toBeVisible();
});

test('on a narrow screen the sidebar is a drawer', async ({ page, site }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await site.open(at('/'));
  await expect(site.sidebar).toBeHidden();
  await site.hamburger.click();
  await expect(site.drawer).toBeInViewport();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(site.drawer).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await site.hamburger.click();
  await expectAccessible(page);
  // The style sheet of the page has its color.
  const close = site.drawer.getByRole('button', { name: 'Close' });
  await expect(close.locator('g')).not.toHaveCSS('stroke', 'none');
  await site.drawer.getByRole('button', { name: /currently/ }).click();
  await expect(site.html).toHaveAttribute('data-theme', 'light');
  await close.click();
  await expect(site.drawer).toBeHidden();
  await site.hamburger.click();
  await page.keyboard.press('Escape');
  // The Tab key does not reach its links.
  await expect(site.drawer).toBeHidden();
  await expect(site.hamburger).toBeFocused();
  await site.contentsBar.click();
  await expect(site.contents.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const bar of [site.navbar, site.contentsBar])
    expect(await coversOf(bar)).toEqual([]);
  // With a zoom of 400 %, its bar does not stay.
  await page.setViewportSize({ width: 320, height: 256 });
  await site.editLink.scrollIntoViewIfNeeded();
  await expect(site.contentsBar).not.toBeInViewport();
});

test('the keyboard and a click elsewhere close a menu', async ({
  page,
  site,
}) => {
  const summary = site.versionMenu.locator('summary');
  const links = site.versionMenu.getByRole('listitem').getByRole('link');
  await site.open(at('/usage'));
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(summary).toBeFocused();
  for (const leave of [
    () => links.last().press('Tab'),
    () => site.heading.click(),
  ]) {
    await summary.press('Enter');
    await expect(links.last()).toBeVisible();
    await leave();
    await expect(links.last()).toBeHidden();
  }
});

test('the color mode is switched in all tabs', async ({
  page,
  site,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  site.expectErrors(/net::ERR_FAILED/, /assets\/js/);
  await site.open(at('/'));
  const other = new Site(await context.newPage());
  await other.open(at('/usage?docusaurus-theme=unknown'));
  await isMode(other, 'light');
  // A tab that stores what it hears of may store what is outdated by then.
  await other.page.evaluate(() => {
    Storage.prototype.setItem = () => (document.body.dataset.stored = '');
  });
  await isMode(site, 'light');
  await site.colorMode.click();
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
  await expect(site.colorMode.locator('svg:visible')).toHaveClass(
    new RegExp(`${mode}ToggleIcon`),
  );
}

test('the search page has the chosen version', async ({ page, site }) => {
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
  // A page that the menu does not open changes nothing.
  await site.open(at('/contribute'));
  await site.open(at('/search'));
  await expect(version).toHaveValue('current');
  for (const gone of ['0.9.0', '__proto__']) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      gone,
    ] as const);
    await site.open(at('/search'));
    await expect(version).toHaveValue(LATEST);
    expect(await keys()).toEqual([]);
  }
});

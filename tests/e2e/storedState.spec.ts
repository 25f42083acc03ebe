import type { Page } from '@playwright/test';
import { at, LATEST } from './addresses';
import { expect, test, type Site } from './fixtures';
import { STORAGES } from './storages';

async function isMode(site: Site, mode: 'light' | 'dark'): Promise<void> {
  await expect(site.page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(site.colorMode).toHaveAccessibleName(
    `Switch between dark and light mode (currently ${mode} mode)`,
  );
}

async function chooseVersion(site: Site, label: string): Promise<void> {
  await site.versionMenu().hover();
  await site
    .versionMenu()
    .getByRole('listitem')
    .getByRole('link', { name: label, exact: true })
    .click();
}

for (const [name, spoil] of Object.entries(STORAGES)) {
  test(`color mode, version and sidebar can be chosen where the storage is ${name}`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    // Docusaurus's words on it.
    expectedErrors.push(/storage/i);
    await page.addInitScript(spoil);
    await site.open(at('/contribute'));
    await isMode(site, 'light');
    await site.colorMode.click();
    await isMode(site, 'dark');
    await chooseVersion(site, '1.1.1');
    await expect(page).toHaveURL(at('/1.1.1/contribute'));
    await isMode(site, 'dark');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(site.sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect(site.sidebar).toBeVisible();
    await site.colorMode.click();
    await isMode(site, 'light');
    // Nothing could be kept.
    await site.colorMode.click();
    await site.open(at('/search'));
    await isMode(site, 'light');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue(
      LATEST,
    );
  });
}

test('a dark page is dark before any of its scripts has come', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /assets\/js/);
  await site.open(at('/contribute'));
  await site.colorMode.click();
  await isMode(site, 'dark');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(at('/usage'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

/** Docusaurus puts a hash of the site's address behind its keys. */
const keysOf = (page: Page, beginning: string): Promise<string[]> =>
  page.evaluate(
    (start) => Object.keys(localStorage).filter((key) => key.startsWith(start)),
    beginning,
  );

test('a version chosen before that is no more is forgotten @subpath', async ({
  page,
  site,
}) => {
  await site.open(at('/contribute'));
  await chooseVersion(site, '1.1.1');
  await expect(page).toHaveURL(at('/1.1.1/contribute'));
  const [key = ''] = await keysOf(page, 'docs-preferred-version');
  const version = page.getByRole('combobox', { name: 'Version' });
  await site.open(at('/search'));
  await expect(version).toHaveValue('1.1.1');
  for (const gone of ['0.9.0', '__proto__', '<b>']) {
    await page.evaluate(
      ([name, value]) => {
        localStorage.setItem(name, value);
      },
      [key, gone] as const,
    );
    await site.open(at('/search'));
    await expect(version).toHaveValue(LATEST);
    expect(await keysOf(page, 'docs-preferred-version')).toEqual([]);
  }
});

test('a hidden sidebar is hidden on the next page, too, and back on the next visit', async ({
  page,
  site,
}) => {
  await site.open(at('/contribute'));
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(site.sidebar).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).not.toHaveURL(at('/contribute'));
  await expect(site.sidebar).toBeHidden();
  await page.reload();
  await expect(site.sidebar).toBeVisible();
});

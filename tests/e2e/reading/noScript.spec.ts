import type { Page } from '@playwright/test';
import { at, LATEST } from '../addresses';
import { expect, overflowOf, test } from '../fixtures';
import { PAGES, routeOf, tagOf, titleOf, VERSIONS } from '../specification';

test.use({ javaScriptEnabled: false });

/** What needs a script here; links and details do not. */
const CONTROLS = 'button, input, select, [role="button"], [aria-haspopup]';

/** Nothing does nothing, and nothing stands out at the side. */
async function isSound(page: Page): Promise<void> {
  await expect(page.locator(`:is(${CONTROLS}):visible`)).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const each of PAGES) {
  const { version, doc, route } = each;
  test(
    `without JavaScript ${route} can be read, and all pages reached`,
    { tag: [...tagOf(each), ...(doc.id === 'usage' ? ['@subpath'] : [])] },
    async ({ page, site }) => {
      await page.goto(route);
      await expect(site.heading).toHaveText(titleOf(doc));
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        await isSound(page);
        await expect(site.heading).toBeVisible();
        await expect(
          page.locator('.theme-doc-markdown > p').first(),
        ).toBeVisible();

        const nav = page.getByRole('navigation', {
          name: 'Pages and versions',
        });
        const versions = nav.locator('details', { hasText: 'Version' });
        const isOpen = (await versions.getAttribute('open')) !== null;
        if (!isOpen) await versions.locator('summary').click();
        for (const other of VERSIONS) {
          const link = versions.getByRole('link', { name: other.label });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', routeOf(other, doc));
        }
        const pages = nav.locator('.no-script-pages');
        if (await pages.isVisible()) await pages.locator('summary').click();
        const list = (await pages.isVisible()) ? pages : site.sidebar;
        for (const other of PAGES.filter((one) => one.version === version)) {
          const link = list.getByRole('link', { name: titleOf(other.doc) });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', other.route);
        }
        await expect(list.locator('[aria-current="page"]')).toHaveText(
          titleOf(doc),
        );

        const contents = page.locator('.no-script-contents');
        if (await contents.isVisible())
          await contents.locator('summary').click();
        const sections = (await contents.isVisible())
          ? contents
          : page.locator('.theme-doc-toc-desktop');
        await expect(sections.getByRole('link').first()).toBeVisible();
      }
    },
  );
}

test('without script pages are listed @subpath', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.goto(at('/search?q=html'));
    await isSound(page);
    const main = page.getByRole('main');
    for (const { route } of PAGES) {
      await expect(main.locator(`a[href="${route}"]`)).toBeVisible();
    }
    const hint = page.locator('main noscript p');
    await expect(hint).toBeVisible();
    // Playwright leaves the text of <noscript> out.
    expect(await hint.evaluate(({ textContent }) => textContent)).toMatch(
      /^To search, the browser needs JavaScript/,
    );
    await page.goto(at('/nowhere'));
    await isSound(page);
  }
});

test('without script keys lead to versions', async ({ page, site }) => {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.goto(at('/usage'));
    const summary = page.locator('summary', { hasText: `Version ${LATEST}` });
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/next/usage'));
    await expect(site.heading).toHaveText('Usage');
    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL(at('/search'));
  }
});

test('without script tables are whole', async ({ page }) => {
  await page.goto(at('/presets'));
  const heads = page.locator('.table-tools th .column-name');
  await expect(heads.first()).toBeVisible();
  await page.goto(at('/usage'));
  const commands = page.locator('[data-manager]:visible');
  await expect(commands.filter({ hasNotText: /^np[mx] / })).toHaveCount(0);
  expect(await commands.count()).toBeGreaterThan(0);
});

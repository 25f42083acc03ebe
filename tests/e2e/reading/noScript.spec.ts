import type { Page } from '@playwright/test';
import { at, expect, overflowOf, test } from '../fixtures';
import { LATEST_PAGES, titleOf, VERSIONS } from '../specification';

test.use({ javaScriptEnabled: false });

/** Controls that need scripts, unlike links and `details`. */
const CONTROLS =
  'button:not([popovertarget]), input, select, [role="button"], [aria-haspopup]';

/** No control is without effect, and the page does not scroll sideways. */
async function isSound(page: Page): Promise<void> {
  await expect(page.locator(`:is(${CONTROLS}):visible`)).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

// One page: all have the same frame.
test('without JavaScript a page can be read, and all pages reached', async ({
  page,
  site,
}) => {
  await page.goto(at('/usage'));
  await expect(site.heading).toHaveText('Usage');
  const commands = page.locator('[data-manager]:visible');
  await expect(commands.filter({ hasNotText: /^np[mx] / })).toHaveCount(0);
  expect(await commands.count()).toBeGreaterThan(0);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await isSound(page);
    const paragraph = page.locator('.theme-doc-markdown > p').first();
    await expect(paragraph).toBeVisible();
    const isNarrow = await site.hamburger.isVisible();
    // No end of a command is out of sight.
    const cut = await page
      .locator('.code-command:visible')
      .evaluateAll(
        (all) =>
          all.filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
      );
    if (isNarrow) expect(cut).toBe(0);
    if (isNarrow) await site.hamburger.click();
    const list = isNarrow ? site.drawer : site.sidebar;
    // `pages.spec.ts` has the addresses.
    for (const { doc } of LATEST_PAGES)
      await expect(
        list.getByRole('link', { name: titleOf(doc) }),
      ).toBeVisible();
    const versions = isNarrow
      ? site.drawer.locator('details')
      : site.versionMenu;
    await versions.locator('summary').click();
    for (const { label } of VERSIONS)
      await expect(versions.getByRole('link', { name: label })).toBeVisible();
    if (isNarrow) await page.keyboard.press('Escape');
    if (isNarrow) await site.contentsBar.click();
    await expect(site.contents.getByRole('link').first()).toBeVisible();
    if (isNarrow) await page.keyboard.press('Escape');
  }
});

test('without scripts the search page says so', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.goto(at('/search?q=html'));
  await isSound(page);
  const hint = page.locator('main noscript p');
  await expect(hint).toBeVisible();
  // Playwright ignores the text of <noscript>.
  expect(await hint.evaluate(({ textContent }) => textContent)).toMatch(
    /^To search, the browser needs JavaScript/,
  );
  await page.goto(at('/nowhere'));
  await isSound(page);
  await page.getByRole('main').getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL(at('/config'));
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { at, copied, expect, Gate, OLDEST, test } from '../fixtures';

const blocks = (page: Page): Locator =>
  page.locator('.code-block:has(.package-managers):visible');

const shown = (page: Page): Locator => page.locator('[data-manager]:visible');

async function showsOnly(page: Page, command: RegExp): Promise<void> {
  await expect(shown(page).first()).toHaveText(command);
  const others = shown(page).filter({ hasNotText: command });
  await expect(others).toHaveCount(0);
  await expect(shown(page)).toHaveCount(await blocks(page).count());
}

test('a package manager is chosen for all pages, before the scripts come as well', async ({
  page,
  site,
  context,
}) => {
  const gate = new Gate();
  await page.route(/\/main\.\w+\.js$/, gate.hold);
  await page.goto(at('/usage'), { waitUntil: 'commit' });
  await blocks(page).nth(2).getByRole('radio', { name: 'pnpm' }).check();
  gate.release();
  await site.ready();
  await showsOnly(page, /^pnpm /);
  await page.reload();
  await showsOnly(page, /^pnpm /);
  const other = await context.newPage();
  await other.goto(at('/usage', OLDEST));
  await showsOnly(other, /^pnpm /);
  const radios = blocks(other).first();
  await expect(radios.getByRole('radio', { name: 'pnpm' })).toBeChecked();
  await radios.getByRole('radio', { name: 'bun' }).check();
  await showsOnly(page, /^bunx? /);
});

test('an unknown package manager is npm, and the keyboard chooses another', async ({
  page,
  site,
}) => {
  await site.open(at('/usage'));
  const block = blocks(page).first();
  await block.getByRole('radio', { name: 'bun' }).check();
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (value === 'bun') localStorage.setItem(key, 'cargo');
    }
  });
  await page.reload();
  await showsOnly(page, /^np[mx] /);
  const group = block.getByRole('group', { name: 'Package manager' });
  await group.getByRole('radio', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await showsOnly(page, /^yarn /);
  // It looks chosen, and focused.
  const chosen = group.locator('label', { hasText: 'yarn' });
  await expect(chosen).toHaveCSS('font-weight', '600');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  const shownCode = await block.locator('code:visible').textContent();
  expect(await copied(page)).toBe(shownCode);
  await expectAccessible(page, '.code-block');
});

test('a block stays in its place when those above it get another height', async ({
  page,
  site,
}) => {
  await site.open(at('/usage'));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-manager=pnpm] { line-height: 4 }');
    document.adoptedStyleSheets = [sheet];
  });
  const block = blocks(page).nth(2);
  await block.scrollIntoViewIfNeeded();
  const top = () => block.evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await block.getByRole('radio', { name: 'pnpm' }).check();
  await expect.poll(top).toBeCloseTo(before, 0);
});

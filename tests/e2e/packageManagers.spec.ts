import type { Locator, Page } from '@playwright/test';
import { at } from './addresses';
import { findDarkViolations, findViolations } from './axe';
import { expect, test } from './fixtures';
import { STORAGES } from './storages';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const blocks = (page: Page): Locator =>
  page.locator('.code-block:has(.package-managers)');

const shown = (page: Page): Locator => page.locator('[data-manager]:visible');

async function showsOnly(page: Page, command: RegExp): Promise<void> {
  await expect(shown(page).first()).toHaveText(command);
  const others = shown(page).filter({ hasNotText: command });
  await expect(others).toHaveCount(0);
  await expect(shown(page)).toHaveCount(await blocks(page).count());
}

test('a package manager counts for all blocks, all pages and all tabs @phone', async ({
  page,
  context,
}) => {
  // Before the site runs: React is not needed for this.
  await page.goto(at('/usage'));
  await showsOnly(page, /^np[mx] /);
  await blocks(page).nth(2).getByRole('radio', { name: 'pnpm' }).check();
  await showsOnly(page, /^pnpm (add|exec) /);
  const other = await context.newPage();
  await other.goto(at('/usage', '1.1.1'));
  await showsOnly(other, /^pnpm (add|exec) /);
  await expect(
    blocks(other).first().getByRole('radio', { name: 'pnpm' }),
  ).toBeChecked();
  await blocks(other).first().getByRole('radio', { name: 'bun' }).check();
  await showsOnly(page, /^bunx? /);
});

test('the keyboard chooses, and what is shown is copied', async ({
  page,
  site,
}) => {
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL(at('/usage'));
  const block = blocks(page).first();
  const group = block.getByRole('group', { name: 'Package manager' });
  await group.getByRole('radio', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await showsOnly(page, /^yarn /);
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code:visible').textContent());
  expect(await findViolations(page, '.code-block')).toEqual([]);
  expect(await findDarkViolations(page, '.code-block')).toEqual([]);
});

test('the choice counts for all of a page that a link led to', async ({
  page,
  site,
}) => {
  await site.open(at('/usage'));
  await blocks(page).first().getByRole('radio', { name: 'bun' }).check();
  await site.sidebar.getByRole('link', { name: 'Config' }).click();
  await expect(site.heading).toHaveText('Config');
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(site.heading).toHaveText('Usage');
  await site.laidOut();
  await showsOnly(page, /^bunx? /);
});

test('what is stored may be nonsense', async ({ page }) => {
  await page.goto(at('/usage'));
  await blocks(page).first().getByRole('radio', { name: 'yarn' }).check();
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (value === 'yarn') localStorage.setItem(key, 'cargo');
    }
  });
  await page.reload();
  await showsOnly(page, /^np[mx] /);
});

for (const [name, spoil] of Object.entries(STORAGES)) {
  test(`the choice counts for the page with a storage that is ${name}`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/console: /);
    await page.addInitScript(spoil);
    await page.goto(at('/usage'));
    await blocks(page).first().getByRole('radio', { name: 'yarn' }).check();
    await showsOnly(page, /^yarn /);
  });
}

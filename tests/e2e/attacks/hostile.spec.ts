import type { Page } from '@playwright/test';
import { at, expect, type SearchModal, test } from '../fixtures';
import { LISTS } from '../search/fixtures';
import { ADDRESSES, QUERIES, STORED } from './hostileInputs';

// Many inputs take longer than the default timeout on a busy machine.
test.describe.configure({ timeout: 180_000 });

// Anything on the console fails a test, as everywhere.
test.beforeEach(({ page }) => {
  page.on('dialog', () => {
    throw new Error('A payload opened a dialog.');
  });
});

/** Expects that no payload has run, made an element or crashed the page. */
async function isHarmless(page: Page, after: string): Promise<void> {
  const isHarmed = await page.evaluate(() => {
    const made = 'iframe, base, meta, template, img[onerror], svg[onload]';
    return (
      'hacked' in window ||
      'polluted' in {} ||
      document.querySelector(`body :is(${made})`) !== null ||
      document.body.textContent.includes('This page crashed.') ||
      document.querySelector('#__docusaurus .navbar') === null
    );
  });
  expect(isHarmed, after.slice(0, 200)).toBe(false);
}

/** Expects the search to work as before. */
async function works(search: SearchModal): Promise<void> {
  await search.open(at('/contribute'));
  await search.find('minifySvg');
}

test('no query does harm', async ({ page, search }) => {
  await search.openComplete(at('/contribute'));
  for (const query of QUERIES) {
    await search.input.fill(query);
    await expect(search.status).toHaveText(/^(?:\d+ results?|No r)/);
    await isHarmless(page, query);
  }
  await works(search);
});

test('no address does harm', async ({ page, site, search }) => {
  for (const address of ADDRESSES) {
    await page.goto('about:blank');
    await site.open(at(address));
    await isHarmless(page, address);
    await expect(site.html).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  }
  await works(search);
});

test('no stored value does harm', async ({ page, site, search }) => {
  await site.open(at('/contribute'));
  const keys = await storageKeys(page);
  for (const value of STORED) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
      },
      [keys, value] as const,
    );
    await page.reload();
    await search.open();
    // The screens of the dialog are drawn.
    await expect(search.status).toBeAttached();
    await isHarmless(page, value);
    await expect(site.html).toHaveAttribute('data-theme', 'light');
  }
  await works(search);
});

/** All keys that a script of the site reads, and one that it might. */
async function storageKeys(page: Page): Promise<string[]> {
  const namespace = /getItem\(["']theme([^"']*)["']\)/.exec(
    await page.content(),
  )?.[1];
  expect(namespace).toBeDefined();
  const own = [
    'theme',
    'docs-preferred-version-default',
    'docusaurus.tab.npm2yarn',
  ].map((key) => `${key}${String(namespace)}`);
  return [...own, ...Object.values(LISTS), '__proto__'];
}

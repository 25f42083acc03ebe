import type { Page } from '@playwright/test';
import {
  at,
  expect,
  type SearchModal,
  setConnection,
  settled,
  test,
} from '../fixtures';
import { DOCS, titleOf } from '../specification';
import { expectPlainField, INDEX_CHUNK } from './fixtures';

type Way = readonly [string, (search: SearchModal) => Promise<void>];

const press =
  (key: string): Way[1] =>
  ({ page }) =>
    page.keyboard.press(key);

const WAYS_IN: readonly Way[] = [
  ['a click on the button', ({ button }) => button.click()],
  ['Ctrl+K', press('Control+k')],
  ['Command+K', press('Meta+k')],
  ['the slash key', press('/')],
  ['Enter on the button', press('Enter')],
  // DocSearch ignores it while the button has the focus.
  ['the slash key again', press('/')],
];

const WAYS_OUT: readonly Way[] = [
  ['Escape', press('Escape')],
  ['Ctrl+K', press('Control+k')],
  ['Command+K', press('Meta+k')],
  ['Cancel', ({ cancel }) => cancel.click()],
  ['a click beside it', ({ page }) => page.mouse.click(20, 400)],
  ['Escape in the results', press('Escape')],
];

test('the search opens and closes', async ({ page, site, search }) => {
  await site.open(at('/contribute'));
  await expect(search.button).toHaveAccessibleName('Search');
  await expect(search.button.locator('kbd')).toHaveText(['Ctrl', 'K']);
  const keys = 'Control+K Meta+K /';
  await expect(search.button).toHaveAttribute('aria-keyshortcuts', keys);
  await search.button.focus();
  for (const [index, [wayIn, enter]] of WAYS_IN.entries()) {
    const [wayOut, leave] = WAYS_OUT[index] ?? [];
    await test.step(`in by ${wayIn}, out by ${String(wayOut)}`, async () => {
      await enter(search);
      await expect(search.input).toBeFocused();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await expect(search.input).toHaveValue('');
      await leave?.(search);
      await expect(search.dialog).toHaveCount(0);
      await expect(search.button).toBeFocused();
    });
  }
  await test.step('the focus goes back to a link, too', async () => {
    await site.editLink.focus();
    await search.open();
    await search.close();
    await expect(site.editLink).toBeFocused();
  });
});

test('the button fetches the index once', async ({ page, site, search }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const indexes = () => asked.filter((url) => INDEX_CHUNK.test(url));
  for (const point of ['focus', 'hover'] as const) {
    asked.length = 0;
    await site.open(at('/contribute'));
    expect(indexes()).toEqual([]);
    await search.button[point]();
    await expect.poll(indexes).toHaveLength(1);
  }
  await search.open();
  await search.find('minifySvg');
  expect(indexes()).toHaveLength(1);
  await setConnection(page, { saveData: true });
  await site.open(at('/usage'));
  await search.button.hover();
  await settled(page);
  expect(indexes()).toHaveLength(1);
});

test('the slash key can be switched off', async ({ page, site, search }) => {
  await site.open(at('/usage'));
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  const box = search.dialog.getByRole('checkbox', {
    name: 'Open the search with /',
  });
  await box.uncheck();
  await page.keyboard.press('Escape');
  await site.open(at('/config'));
  await page.keyboard.press('/');
  await expect(search.dialog).toHaveCount(0);
  await search.open();
  await box.check();
  await search.close();
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });

  test('the button shows ⌘ and K', async ({ site, search }) => {
    await site.open(at('/usage'));
    await expect(search.button.locator('kbd')).toHaveText(['⌘', 'K']);
  });
});

test('Tab and Shift+Tab stay in the search', async ({ page, search }) => {
  await search.openComplete(at('/contribute'));
  const around = async (key: string): Promise<string[]> => {
    const names: string[] = [];
    do {
      await page.keyboard.press(key);
      names.push(await focusedName(page));
    } while (names.at(-1) !== 'Search docs' && names.length < 20);
    return names;
  };
  const slash = 'Open the search with /';
  await expect(search.rows).toHaveCount(DOCS.length);
  expect(await around('Tab')).toEqual([
    'Cancel',
    ...DOCS.map(titleOf),
    slash,
    'Search docs',
  ]);
  await search.find('webpack');
  const links = await search.dialog.getByRole('link').count();
  const forward = await around('Tab');
  expect(forward.slice(0, 2)).toEqual(['Clear the query', 'Cancel']);
  expect(forward).toHaveLength(2 + links + 2);
  const backward = await around('Shift+Tab');
  expect(backward).toEqual([...forward.slice(0, -1).reverse(), 'Search docs']);
});

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement
      ? (activeElement.labels?.[0]?.textContent.trim() ?? '')
      : (activeElement?.getAttribute('aria-label') ??
          activeElement?.textContent ??
          '');
  });

test('the page behind the search stays put', async ({ page, site, search }) => {
  await site.open(at('/usage'));
  await page.evaluate(() => window.scrollTo(0, 1234));
  const place = await site.heading.boundingBox();
  const link = site.navbar.getByRole('link').first();
  await search.open();
  expect(await page.locator('h1').boundingBox()).toEqual(place);
  await link.focus();
  await expect(link).not.toBeFocused();
  await search.find('svg');
  await page.keyboard.press('ArrowDown');
  await search.close();
  expect(await site.heading.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => window.scrollY)).toBe(1234);
});

test('a query has at most 64 characters', async ({ page, search }) => {
  const long = 'html '.repeat(20);
  await search.open(at('/contribute'));
  await expectPlainField(search.input);
  await page.keyboard.type(long);
  await expect(search.input).toHaveValue(long.slice(0, 64));
  await search.clear.click();
  await expect(search.input).toHaveValue('');
  await expect(search.input).toBeFocused();
  await search.close();

  const selected = await page.evaluate(() => {
    const paragraphs = document.querySelectorAll('article p');
    const long = [...paragraphs].find(
      ({ textContent }) => textContent.length > 100,
    );
    window.getSelection()?.selectAllChildren(long ?? document.body);
    return window.getSelection()?.toString() ?? '';
  });
  await page.keyboard.press('/');
  await expect(search.input).toHaveValue(
    selected.replace(/\s+/g, ' ').slice(0, 64),
  );
  // It is selected, so that typing replaces it.
  await page.keyboard.type('x');
  await expect(search.input).toHaveValue('x');
});

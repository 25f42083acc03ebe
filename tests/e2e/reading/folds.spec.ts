import type { Page } from '@playwright/test';
import { at, expect, test } from '../fixtures';
import { NEXT } from '../specification';

const MODULES = at(`${NEXT.base}/modules`);

/** A point that is folded, of normalizeAttributeValues. */
const POINT = 'An unknown type of an <input> stays';

const pointIn = (page: Page) =>
  page.locator('.markdown details li', { hasText: POINT });

/** Gives the first list in a fold the anchor `#folded`. */
const addAnchor = (page: Page): Promise<unknown> =>
  page.route(MODULES, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/<\/summary>\s*<ul/, '$& id="folded"');
    expect(body).not.toBe(html);
    await route.fulfill({ response: answer, body });
  });

test('a fold is one line, which opens by hand', async ({ page, site }) => {
  await site.open(MODULES);
  const fold = page.locator('.markdown details', { hasText: POINT });
  await expect(pointIn(page)).toBeHidden();
  const line = fold.locator('summary');
  await expect(line).toHaveText(/^Which attributes, .* \(\d+\)$/);
  const box = await line.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeLessThan(40);
  await line.click();
  await expect(pointIn(page)).toBeVisible();
  await line.press('Enter');
  await expect(pointIn(page)).toBeHidden();
});

test('a link opens the fold that it leads into', async ({ page, site }) => {
  await addAnchor(page);
  const folded = page.locator('#folded');
  await site.open(`${MODULES}#folded`);
  await expect(folded).toBeInViewport();
  // Another page between, so that the browser loads the page anew.
  await page.goto('about:blank');
  await site.open(MODULES);
  await expect(folded).toBeHidden();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#folded';
    link.textContent = 'Into the fold';
    document.querySelector('.markdown p')?.append(link);
  });
  await page.getByRole('link', { name: 'Into the fold' }).click();
  await expect(folded).toBeInViewport();
});

test('a search hit opens the fold of its text', async ({
  page,
  site,
  search,
}) => {
  const hit = search.rows.filter({ hasText: 'An unknown type of an' }).first();
  await search.openComplete(at(NEXT.base));
  await search.find('unknown type of input stays');
  await hit.getByRole('link').click();
  await expect(page).toHaveURL(`${MODULES}#normalizeattributevalues`);
  await expect(pointIn(page)).toBeInViewport();
  await expect(page.locator('.markdown details[open]')).toHaveCount(1);
  // A result that is a heading opens nothing.
  await search.openComplete(at(NEXT.base));
  await search.find('normalizeAttributeValues');
  await search.activeRow.getByRole('link').click();
  await expect(page).toHaveURL(`${MODULES}#normalizeattributevalues`);
  await expect(page.locator('.markdown details[open]')).toHaveCount(0);
  // The page of results does the same.
  await site.open(at('/search?q=unknown+type+of+input+stays&version=current'));
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'An unknown type of an' })
    .getByRole('link')
    .click();
  await expect(pointIn(page)).toBeInViewport();
});

test('the browser opens a fold in which it finds a text', async ({ page }) => {
  // No test can use find-in-page: a text fragment takes the same steps.
  const text = encodeURIComponent('An unknown type of an');
  await page.goto(`${MODULES}#:~:text=${text}`);
  await expect(pointIn(page)).toBeInViewport();
});

test('a removed section leads to its successor', async ({ page, site }) => {
  const presets = at(`${NEXT.base}/presets`);
  await site.open(`${presets}#presets-from-version-to-version`);
  await expect(
    page.getByRole('heading', { name: 'All modules in all presets' }),
  ).toBeInViewport();
});

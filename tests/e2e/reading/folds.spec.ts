import type { Page } from '@playwright/test';
import { at, expect, test } from '../fixtures';
import { NEXT } from '../specification';

const MODULES = at(`${NEXT.base}/modules`);

/** A point that is folded, of normalizeAttributeValues. */
const POINT = 'An unknown type of an <input> stays';

// Every engine that tests run in opens the fold that an address leads into by itself.
const pointIn = (page: Page) =>
  page.locator('.markdown details li', { hasText: POINT });

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

test('a removed section leads to its successor', async ({ page, site }) => {
  const presets = at(`${NEXT.base}/presets`);
  await site.open(`${presets}#presets-from-version-to-version`);
  await expect(
    page.getByRole('heading', { name: 'All modules in all presets' }),
  ).toBeInViewport();
});

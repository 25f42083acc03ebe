import type { Page } from '@playwright/test';
import { at, expect, test } from '../fixtures';
import { NEXT } from '../specification';

const MODULES = at(`${NEXT.base}/modules`);

/** A point that is folded, of normalizeAttributeValues. */
const POINT = 'An unknown type of an <input> stays.';

const pointIn = (page: Page) =>
  page.locator('.markdown details li', { hasText: POINT });

/** Gives what is folded first on a page the anchor `#folded`. */
const addAnchor = (page: Page): Promise<unknown> =>
  page.route(MODULES, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/<\/summary>\s*<ul/, '$& id="folded"');
    expect(body).not.toBe(html);
    await route.fulfill({ response: answer, body });
  });

test('what is folded is one line, which opens by hand', async ({
  page,
  site,
}) => {
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

test('a link leads into what is folded, on load and within the page', async ({
  page,
  site,
}) => {
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

test('a search hit opens the fold that has its text', async ({
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
  // From the page of results, too.
  await site.open(at('/search?q=unknown+type+of+input+stays&version=current'));
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'An unknown type of an' })
    .getByRole('link')
    .click();
  await expect(pointIn(page)).toBeInViewport();
});

test('a hit that is a heading opens nothing', async ({ page, search }) => {
  await search.openComplete(at(NEXT.base));
  await search.find('normalizeAttributeValues');
  await search.activeRow.getByRole('link').click();
  await expect(page).toHaveURL(`${MODULES}#normalizeattributevalues`);
  await expect(page.locator('.markdown details[open]')).toHaveCount(0);
});

test('the browser opens what it finds in a fold', async ({ page }) => {
  // By the same steps as find-in-page, which no test can ask.
  const text = encodeURIComponent('An unknown type of an');
  await page.goto(`${MODULES}#:~:text=${text}`);
  await expect(pointIn(page)).toBeInViewport();
});

test('the button to copy is above no code', async ({ page, site }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const route of [at('/'), at(NEXT.base), MODULES]) {
      await site.open(route);
      expect(await page.evaluate(coveredCode)).toEqual([]);
    }
  }
});

/** In the page: the first words of code that lies below a button. */
const coveredCode = (): string[] =>
  [...document.querySelectorAll('.code-copy')]
    .filter((button) => {
      const code = button.parentElement?.querySelector('pre');
      if (!code || !button.checkVisibility()) return false;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const end = code.getBoundingClientRect().right;
      const lines = document.createRange();
      lines.selectNodeContents(code);
      return [...lines.getClientRects()].some(
        (line) =>
          line.left < right &&
          Math.min(line.right, end) > left &&
          line.top < bottom &&
          line.bottom > top,
      );
    })
    .map(({ parentElement }) => parentElement?.textContent.slice(0, 60) ?? '');

test('tables fit a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(MODULES);
  const wide = await page
    .locator('.table-scroll')
    .evaluateAll((tables) =>
      tables
        .filter(
          (table) =>
            table.checkVisibility() && table.scrollWidth > table.clientWidth,
        )
        .map(({ textContent }) => textContent.slice(0, 60)),
    );
  expect(wide).toEqual([]);
});

test('a link to a section that was removed leads to the one that took over', async ({
  page,
  site,
}) => {
  const presets = at(`${NEXT.base}/presets`);
  await site.open(`${presets}#presets-from-version-to-version`);
  await expect(
    page.getByRole('heading', { name: 'All modules in all presets' }),
  ).toBeInViewport();
});

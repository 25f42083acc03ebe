import type { Page } from '@playwright/test';
import { at, expect, test } from '../fixtures';
import { NEXT } from '../specification';

const HOME = at(NEXT.base || '/');
const of = (path: string): string => at(`${NEXT.base}${path}`);

/** A query for a row that is more than a screen below the heading of its section. */
const QUERY = 'nuxt generate';
const SECTION = of('/usage#which-tool');

const rowOn = (page: Page) =>
  page.locator('.markdown tr', { hasText: QUERY }).first();

/** In the page: whether nothing of an element is above, below, or behind a bar. */
const isReadable = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  const bars = [...document.querySelectorAll('.navbar, .page-contents')]
    .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width }) => width > window.innerWidth / 2);
  const start = Math.max(0, ...bars.map((bar) => bar.bottom));
  // Places are rounded to pixels.
  return top > start - 1 && bottom < window.innerHeight + 1;
};

// `tests/e2e/reading/folds.spec.ts` has an item of a list.
test('a result leads to a row, not to the heading above it @phone', async ({
  page,
  search,
}) => {
  await search.openComplete(HOME);
  await search.find(QUERY);
  await search.rowTo(SECTION).first().getByRole('link').click();
  await expect(page).toHaveURL(SECTION);
  const found = rowOn(page);
  await expect.poll(() => found.evaluate(isReadable)).toBe(true);
  // It is marked.
  await expect(found).toBeFocused();
  await expect(found).toHaveCSS('outline-style', 'solid');
  // The table cuts off what is outside.
  await expect(found).toHaveCSS('outline-offset', '-2px');
});

test('on its own page a result leads to its line, each time', async ({
  page,
  site,
  search,
}) => {
  await site.open(SECTION);
  // A longer line has its text, too.
  await rowOn(page).evaluate((row) => {
    const longer = row.cloneNode(true) as Element;
    longer.append('and more');
    row.after(longer);
  });
  for (const turn of ['first', 'second']) {
    await test.step(`the ${turn} time`, async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await search.open();
      await search.find(QUERY);
      await search.rowTo(SECTION).first().getByRole('link').click();
      await expect(rowOn(page)).toBeFocused();
      await expect(rowOn(page)).toBeInViewport();
    });
  }
});

test('after a result the keyboard goes on there', async ({ page, search }) => {
  const heading = page.locator('#minifysvg');
  for (const start of [of('/modules'), HOME]) {
    await test.step(`from ${start}`, async () => {
      await search.openComplete(start);
      await search.find('minifySvg');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(of('/modules#minifysvg'));
      await expect(heading).toBeFocused();
      await page.keyboard.press('w');
      await expect(search.dialog).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(heading.getByRole('link')).toBeFocused();
    });
  }
});

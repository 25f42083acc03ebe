import type { Page } from '@playwright/test';
import { at, expect, test } from '../fixtures';
import { NEXT } from '../specification';

const HOME = at(NEXT.base || '/');
const of = (path: string): string => at(`${NEXT.base}${path}`);

/** Lines more than a screen below the heading of their section, with their queries. */
const FAR: readonly (readonly [string, string, string, string])[] = [
  [
    'a row of a table',
    'nuxt generate',
    '/usage#which-tool',
    'tr:has-text("nuxt generate")',
  ],
  [
    'an item of a list',
    'numbered list counts differently',
    '/modules#removeemptyelements',
    'li:has-text("A numbered list without its empty <li>")',
  ],
  [
    'a paragraph',
    'presets is not defined',
    '/usage#webpack',
    'p:has-text("presets is not defined")',
  ],
];

/** The line, which is in no closed fold. */
const lineIn = (page: Page, line: string) =>
  page.locator(`.markdown :is(${line})`).filter({ visible: true }).first();

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

for (const [kind, query, address, line] of FAR) {
  test(`a result leads to ${kind}, not to the heading above it @phone`, async ({
    page,
    search,
  }) => {
    await search.openComplete(HOME);
    await search.find(query);
    await search.rowTo(of(address)).first().getByRole('link').click();
    await expect(page).toHaveURL(of(address));
    const found = lineIn(page, line);
    await expect.poll(() => found.evaluate(isReadable)).toBe(true);
    // It is marked.
    await expect(found).toBeFocused();
    await expect(found).toHaveCSS('outline-style', 'solid');
  });
}

test('on its own page a result leads to its line, each time', async ({
  page,
  site,
  search,
}) => {
  const [, query, address, line] = FAR[0] ?? ['', '', '', ''];
  await site.open(of(address));
  for (const turn of ['first', 'second']) {
    await test.step(`the ${turn} time`, async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await search.open();
      await search.find(query);
      await search.rowTo(of(address)).first().getByRole('link').click();
      await expect(lineIn(page, line)).toBeFocused();
      await expect(lineIn(page, line)).toBeInViewport();
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

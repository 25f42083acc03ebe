import { at, expect, overflowOf, test } from '../fixtures';

test.use({ hasTouch: true });

/** In the page: texts of rows that are cut off, or reach into the next row. */
const cutTexts = (rows: readonly Element[]): string[] =>
  rows.flatMap((row) => {
    const { bottom } = row.getBoundingClientRect();
    const isCut = (text: Element): boolean =>
      text.scrollWidth > text.clientWidth ||
      text.getBoundingClientRect().bottom > bottom;
    return [...row.querySelectorAll('span')]
      .filter(isCut)
      .map(({ textContent }) => textContent);
  });

test('the search works by touch @phone', async ({ page, site, search }) => {
  await site.open(at('/presets'));
  await expect(search.button).toHaveAccessibleName('Search');
  await search.button.tap();
  await expect(search.input).toBeFocused();
  await search.find('options');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = { x: 0, y: 0, width, height };
  expect(await search.dialog.boundingBox()).toEqual(whole);
  // Touch screens have no such key.
  await expect(search.dialog.getByRole('checkbox')).toBeHidden();
  // Nothing is cut off, and the last result can be scrolled to.
  for (const size of ['100%', '200%']) {
    await site.html.evaluate(
      (html, text) => (html.style.fontSize = text),
      size,
    );
    await expect(search.clear).toBeInViewport({ ratio: 1 });
    await expect(search.cancel).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);
    expect(await search.rows.evaluateAll(cutTexts), size).toEqual([]);
  }
  await search.seeAll.scrollIntoViewIfNeeded();
  await expect(search.seeAll).toBeInViewport({ ratio: 1 });
  await search.cancel.tap();
  await expect(search.dialog).toHaveCount(0);
});

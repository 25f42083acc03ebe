import { at, expect, overflowOf, test } from '../fixtures';

test.use({ hasTouch: true });

test('the search works by touch @phone', async ({ page, site, search }) => {
  await site.open(at('/presets'));
  await expect(search.button).toHaveAccessibleName('Search');
  await search.button.tap();
  await expect(search.input).toBeFocused();
  await search.find('options');
  await expect(search.clear).toBeInViewport({ ratio: 1 });
  await expect(search.cancel).toBeInViewport({ ratio: 1 });
  // Nothing overflows sideways, and the last result can be scrolled to.
  expect(await overflowOf(page)).toBe(0);
  await search.seeAll.scrollIntoViewIfNeeded();
  await expect(search.seeAll).toBeInViewport({ ratio: 1 });
  await search.cancel.tap();
  await expect(search.dialog).toHaveCount(0);
});

import { expectAccessible, setMode } from '../axe';
import { at, expect, NOTHING, OLDEST, test } from '../fixtures';
import { DOCS, titleOf } from '../specification';
import { INDEX_CHUNK, store } from './fixtures';
import { site as words } from '../../../src/site';

/** The footer of every screen. */
const FOOTER = `
  - checkbox "Open the search with /" [checked]
  - text: Open the search with /
  - list:
    - listitem: Enter to select
    - listitem: ↓ ↑ to navigate
    - listitem: Esc to close`;

test('a screen reader finds the text of every screen', async ({ search }) => {
  const { dialog } = search;
  await search.openComplete(at('/contribute'));
  await expect(dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - /children: equal
  - search:
    - text: Search docs
    - combobox "Search docs" [expanded]
  - button "Cancel"
  - status: No recent searches
  - paragraph: No recent searches
  - grid "Results":
    - rowgroup "Pages"${FOOTER}`);

  await search.find('minifySvg');
  await expect(search.input).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - search:
    - text: Search docs
    - combobox "Search docs" [expanded]: minifySvg
    - button "Clear the query"
  - button "Cancel"
  - status: /\\d+ results for minifySvg, \\d+ shown/
  - grid "Results":
    - rowgroup "Modules":
      - row "minifySvg Modules › Styles, scripts and SVG" [selected]:
        - gridcell:
          - link "minifySvg Modules › Styles, scripts and SVG":
            - /url: ${at('/modules#minifysvg')}
  ${FOOTER}`);
  const grid = await search.input.getAttribute('aria-controls');
  await expect(dialog.getByRole('grid')).toHaveId(grid ?? '');

  // "Try searching for" and "Believe this query should return results?"
  await search.input.fill(NOTHING);
  await expect(search.input).toHaveAttribute('aria-expanded', 'false');
  await expect(search.input).not.toHaveAttribute('aria-activedescendant');
  await expect(dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - /children: equal
  - search
  - button "Cancel"
  - status: No results for ${NOTHING}
  - paragraph:
    - text: No results for “
    - strong: ${NOTHING}
    - text: ”
  - paragraph: "Try searching for:"
  - list:
    - /children: equal
    - listitem:
      - button
    - listitem:
      - button
    - listitem:
      - button
  - paragraph:
    - text: Believe this query should return results?
    - link "Let us know."${FOOTER}`);
});

test('a new reader opens a page of the version from the empty dialog', async ({
  page,
  search,
}) => {
  await search.openComplete(at('/contribute', OLDEST));
  await expect(search.rows).toHaveText(DOCS.map(titleOf));
  await page.keyboard.press('ArrowUp');
  await expect(search.activeRow).toHaveText('Contribute');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(search.activeRow).toHaveText('Usage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/usage', OLDEST));
});

test('every screen is accessible @phone', async ({ page, site, search }) => {
  site.expectErrors(/net::ERR_FAILED/, /search-docs/);
  const isFine = async (screen: string): Promise<void> => {
    await expectAccessible(page, 'dialog', screen);
    await setMode(page, 'light');
  };
  await page.route(INDEX_CHUNK, (route) => route.abort());
  await search.open(at('/contribute'));
  await search.input.fill('options');
  await expect(search.tryAgain).toBeVisible();
  await search.dialog.getByText('Details').click();
  await isFine('error');
  await page.unroute(INDEX_CHUNK);
  await search.find('minifySvg');
  await page.keyboard.press('ArrowDown');
  await isFine('results');
  await search.input.fill(NOTHING);
  await expect(search.suggestions).toHaveCount(3);
  await isFine('no results');
  await search.clear.click();
  await expect(search.clear).toBeHidden();
  await expect(search.rows).toHaveCount(DOCS.length);
  await isFine('pages');
  await search.close();
  await store(page, 'recent', 'search', 2);
  await store(page, 'favorite', 'kept', 2);
  await search.open();
  await expect(search.rows).toHaveCount(4);
  await isFine('recent and favorite');
});

test('a page has one group of five results at most', async ({ search }) => {
  await search.openComplete(at('/contribute'));
  await search.find('comments');
  const count = parseInt(await search.status.innerText(), 10);
  expect(count).toBeGreaterThan(15);
  await expect(search.seeAll).toHaveText(`See all ${String(count)} results`);
  const sizes = await search.dialog
    .getByRole('rowgroup')
    .evaluateAll((groups) =>
      groups.map((group) => group.querySelectorAll('[role="row"]').length),
    );
  expect(Math.max(...sizes), 'INTERNALS.md: Search').toBe(5);
  expect(sizes.length).toBeGreaterThan(1);
  const shown = sizes.reduce((sum, size) => sum + size, 0);
  expect(shown).toBeLessThanOrEqual(20);
  await expect(search.status).toHaveText(
    `${String(count)} results for comments, ${String(shown)} shown`,
  );

  // The excerpt of a code block is a line as it is written.
  await search.find('webpack-cli');
  await expect(search.rows.first()).toContainText(
    'npm install --save-dev webpack@5 webpack-cli@6',
  );

  // There is no link to all results where the dialog shows all.
  await search.find('cosmiconfig');
  await expect(search.seeAll).toHaveCount(0);
  const all = parseInt(await search.status.innerText(), 10);
  await expect(search.rows).toHaveCount(all);
});

test('a suggestion finds something', async ({ search }) => {
  const query = `${NOTHING} <&#%"+?>`;
  await search.open(at('/presets'));
  await search.input.fill(query);
  await expect(search.status).toHaveText(`No results for ${query}`);
  await expect(search.suggestions).toHaveCount(3);
  await expect(
    search.dialog.getByRole('link', { name: 'Let us know.' }),
  ).toHaveAttribute(
    'href',
    `${words.repository}/issues/new?title=${encodeURIComponent(`Search finds nothing for: ${query}`)}`,
  );
  const suggestion = search.suggestions.last();
  const name = await suggestion.innerText();
  await suggestion.click();
  await expect(search.input).toHaveValue(name);
  await expect(search.input).toBeFocused();
  await expect(search.rows).not.toHaveCount(0);
});

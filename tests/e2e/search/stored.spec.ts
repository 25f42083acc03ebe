import type { Page } from '@playwright/test';
import { at, expect, type SearchModal, test } from '../fixtures';
import { type LISTS, store, storedIn } from './fixtures';

const save = (search: SearchModal, address: string) =>
  search
    .rowTo(address)
    .getByRole('button', { name: 'Save this search', exact: true });

const remove = (search: SearchModal, address: string, from: string) =>
  search.rowTo(address).getByRole('button', {
    name: `Remove this search from ${from}`,
    exact: true,
  });

/** The address of a module's section. */
const module = (name: string): string => at(`/modules#${name.toLowerCase()}`);

/** Chooses the section of a module from the results. */
async function choose(search: SearchModal, name: string): Promise<void> {
  await search.find(name);
  await search.rowTo(module(name)).getByRole('link').click();
  await expect(search.dialog).toHaveCount(0);
  await expect(search.page).toHaveURL(module(name));
}

const urlsIn = async (page: Page, list: keyof typeof LISTS) =>
  (await storedIn(page, list)).map(({ url }) => url);

test('results become recent searches and favorites', async ({
  page,
  site,
  search,
}) => {
  await search.openComplete(at('/contribute'));
  for (const title of ['minifySvg', 'minifyJson']) {
    await choose(search, title);
    await search.open();
  }
  await expect(search.list('Recent')).toHaveText([/^minifyJson/, /^minifySvg/]);
  // The keys are DocSearch's, so that readers keep their lists.
  const [newest] = await storedIn(page, 'recent');
  expect(newest).toMatchObject({
    ...{ type: 'lvl3', url: module('minifyJson'), content: null },
    hierarchy: { lvl0: 'Modules', lvl3: 'minifyJson', lvl4: null },
  });

  await save(search, module('minifySvg')).click();
  await expect(search.list('Favorite')).toHaveText([/^minifySvg/]);
  await expect(search.list('Recent')).toHaveText([/^minifyJson/]);
  // A favorite does not become recent again.
  await choose(search, 'minifySvg');

  await page.reload();
  await site.ready();
  await search.open();
  await expect(search.dialog).toMatchAriaSnapshot(`
- grid "Results":
  - /children: equal
  - rowgroup "Recent":
    - text: Recent
    - row "minifyJson Modules › Styles, scripts and SVG Save this search Remove this search from history" [selected]:
      - gridcell:
        - link:
          - /url: ${at('/modules#minifyjson')}
      - gridcell:
        - button "Save this search"
        - button "Remove this search from history"
  - rowgroup "Favorite":
    - text: Favorite
    - row "minifySvg Modules › Styles, scripts and SVG Remove this search from favorites":
      - gridcell:
        - link:
          - /url: ${at('/modules#minifysvg')}
      - gridcell:
        - button "Remove this search from favorites"`);

  await remove(search, module('minifySvg'), 'favorites').press('Enter');
  await expect(search.list('Favorite')).toHaveCount(0);
  // The button that had the focus is gone.
  await expect(search.input).toBeFocused();
  expect(await urlsIn(page, 'favorite')).toEqual([]);
  await remove(search, module('minifyJson'), 'history').click();
  await expect(search.status).toHaveText('No recent searches');
  expect(await urlsIn(page, 'recent')).toEqual([]);
});

test('the lists have limits and nothing twice', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/contribute'));
  await store(page, 'recent', 'old', 7);
  await search.openComplete();
  await expect(search.rows).toHaveCount(7);
  await choose(search, 'minifySvg');
  await search.open();
  await choose(search, 'minifySvg');
  expect(await urlsIn(page, 'recent')).toEqual([
    at('/modules#minifysvg'),
    ...[1, 2, 3, 4, 5, 6].map((index) => at(`/usage?${String(index)}`)),
  ]);

  await store(page, 'favorite', 'kept', 10);
  await search.open();
  await expect(search.list('Recent')).toHaveCount(4);
  await save(search, module('minifySvg')).click();
  await expect(search.list('Favorite').first()).toContainText('minifySvg');
  await expect(search.list('Favorite')).toHaveCount(10);
  const favorites = await urlsIn(page, 'favorite');
  expect(favorites[0]).toBe(module('minifySvg'));
  expect(favorites.at(-1)).toBe(at('/usage?9'));
});

test('a row that is removed fades out', async ({ page, site, search }) => {
  await site.open(at('/contribute'));
  await store(page, 'recent', 'search', 3);
  await search.open();
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('transitionrun', ({ target }) => {
      const { className } = target as Element;
      names.push(...(/DocSearch-Hit--\w+/.exec(className) ?? []));
    });
    return names;
  });
  await save(search, at('/usage?1')).click();
  await expect(search.list('Favorite')).toHaveCount(1);
  await remove(search, at('/usage?2'), 'history').click();
  await expect(search.rowTo(at('/usage?2'))).toHaveCount(0);
  // Of the two that are left, the active one is removed.
  await page.keyboard.press('ArrowUp');
  await remove(search, at('/usage?1'), 'favorites').click();
  await expect(search.rows).toHaveCount(1);
  await expect(search.activeRow).toHaveCount(1);
  const names = await moved.jsonValue();
  expect([...new Set(names)]).toEqual(['DocSearch-Hit--deleting']);
});

import type { Page } from '@playwright/test';
import { at } from './addresses';
import { expect, LISTS, store, storedIn, test } from './searchFixtures';
import type { SearchModal } from './searchModal';

const save = (search: SearchModal, address: string) =>
  search
    .rowTo(address)
    .getByRole('button', { name: 'Save this search', exact: true });

const remove = (search: SearchModal, address: string, from: string) =>
  search.rowTo(address).getByRole('button', {
    name: `Remove this search from ${from}`,
    exact: true,
  });

/** Where the section of a module is. */
const module = (name: string): string => at(`/modules#${name.toLowerCase()}`);

const urlsIn = async (page: Page, list: keyof typeof LISTS) =>
  (await storedIn(page, list)).map(({ url }) => url);

test('a chosen hit is recent, can be saved and removed, and is still there after a reload @subpath', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/contribute'));
  await search.openComplete();
  for (const query of ['minifySvg', 'minifyJson']) {
    await search.find(query);
    await search.rowTo(module(query)).getByRole('link').click();
    await expect(page).toHaveURL(module(query));
    await expect(search.dialog).toHaveCount(0);
    await search.open();
  }
  await expect(search.list('Recent').getByRole('row')).toHaveText([
    /^minifyJson/,
    /^minifySvg/,
  ]);
  // Without what belongs to the query. The keys are DocSearch's, so that readers
  // keep their lists.
  const [newest] = await storedIn(page, 'recent');
  expect(newest).toEqual({
    objectID: newest?.objectID,
    type: 'lvl3',
    url: at('/modules#minifyjson'),
    content: null,
    hierarchy: {
      lvl0: 'Modules',
      lvl1: 'Modules',
      lvl2: 'Styles, scripts and SVG',
      lvl3: 'minifyJson',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  });

  await save(search, module('minifySvg')).click();
  await expect(search.list('Favorite').getByRole('row')).toHaveText([
    /^minifySvg/,
  ]);
  await expect(search.list('Recent').getByRole('row')).toHaveText([
    /^minifyJson/,
  ]);
  // A favorite does not come back to the recent ones.
  await search.find('minifySvg');
  await search.rowTo(module('minifySvg')).getByRole('link').click();

  await page.reload();
  await site.hydrated();
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

  await remove(search, module('minifySvg'), 'favorites').click();
  await expect(search.list('Favorite')).toHaveCount(0);
  expect(await urlsIn(page, 'favorite')).toEqual([]);
  await remove(search, module('minifyJson'), 'history').click();
  await expect(search.status).toHaveText('No recent searches');
  expect(await urlsIn(page, 'recent')).toEqual([]);
});

test('7 searches are recent, 4 beside favorites, and 10 are favorites', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/contribute'));
  const choose = async (title: string): Promise<void> => {
    await search.find(title);
    await search.rowTo(module(title)).getByRole('link').click();
    await expect(search.dialog).toHaveCount(0);
  };
  await store(page, 'recent', 'old', 7);
  await search.openComplete();
  await expect(search.rows).toHaveCount(7);
  await choose('minifySvg');
  expect(await urlsIn(page, 'recent')).toEqual([
    at('/modules#minifysvg'),
    ...[1, 2, 3, 4, 5, 6].map((index) => at(`/usage?${String(index)}`)),
  ]);

  await store(page, 'favorite', 'kept', 10);
  await search.open();
  await expect(search.list('Recent').getByRole('row')).toHaveCount(4);
  await expect(search.list('Favorite').getByRole('row')).toHaveCount(10);
  await choose('minifyJson');
  expect(await urlsIn(page, 'recent')).toHaveLength(4);
  await search.open();
  await save(search, module('minifyJson')).click();
  await expect(search.list('Favorite').getByRole('row')).toHaveText([
    /^minifyJson/,
    ...Array.from(
      { length: 9 },
      (_, index) => new RegExp(`^kept ${String(index + 1)}`),
    ),
  ]);
  expect(await urlsIn(page, 'favorite')).toHaveLength(10);
});

test('a hit that was chosen before is the newest again, and there once, however much of the index was loaded', async ({
  page,
  site,
  search,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /\.more\./);
  await site.open(at('/contribute'));
  const titles = ['minifySvg', 'removeComments'];
  await page.route('**/*.more.*.js', (route) => route.abort());
  await search.open();
  for (const title of titles) {
    await search.find(title);
    await search.rowTo(module(title)).getByRole('link').click();
    await search.open();
  }
  await page.unroute('**/*.more.*.js');
  await page.reload();
  await site.hydrated();
  await search.openComplete();
  for (const title of titles) {
    await search.find(title);
    await search.rowTo(module(title)).getByRole('link').click();
    await search.open();
  }
  await expect(search.rows).toHaveText(
    titles.reverse().map((title) => new RegExp(`^${title}`)),
  );
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`to a reader with the motion preference "${reducedMotion}"`, () => {
    test.use({ reducedMotion });

    test(`a row leaves ${reducedMotion === 'reduce' ? 'at once' : 'in an animation'}`, async ({
      page,
      site,
      search,
    }) => {
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
      await expect(search.list('Favorite').getByRole('row')).toHaveCount(1);
      await remove(search, at('/usage?2'), 'history').click();
      await expect(search.rowTo(at('/usage?2'))).toHaveCount(0);
      await remove(search, at('/usage?1'), 'favorites').click();
      await expect(search.rows).toHaveCount(1);
      expect([...new Set(await moved.jsonValue())]).toEqual(
        reducedMotion === 'reduce'
          ? []
          : ['DocSearch-Hit--favoriting', 'DocSearch-Hit--deleting'],
      );
    });
  });
}

const hit = { objectID: '1', type: 'lvl1', url: at('/usage'), content: null };

test('a list that is not what was stored is no list, and the search works', async ({
  page,
  site,
  search,
}) => {
  await site.open(at('/contribute'));
  for (const json of [
    '{not JSON',
    '{"a":1}',
    'null',
    JSON.stringify([null, 5, 'a', hit, { ...hit, hierarchy: null }]),
    JSON.stringify([
      { ...hit, hierarchy: { lvl0: 'Usage', lvl1: 5, lvl2: {} } },
      { ...hit, content: {}, type: 'content', hierarchy: { lvl0: 'Usage' } },
      { ...hit, url: 'javascript:alert(1)', hierarchy: { lvl0: 'Usage' } },
    ]),
  ]) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [Object.values(LISTS), json] as const,
    );
    await search.open();
    await expect(search.status).toHaveText('No recent searches');
    await search.find('minifySvg');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(module('minifySvg'));
    expect((await urlsIn(page, 'recent'))[0]).toBe(module('minifySvg'));
  }
});

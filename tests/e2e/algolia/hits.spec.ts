import type { Page } from '@playwright/test';
import { at } from '../addresses';
import { expect, storedIn } from '../searchFixtures';
import type { SearchModal } from '../searchModal';
import { URL_OF_SITE } from '../specification';
import { test, type Hosts } from './fixtures';

interface Heading {
  readonly lvl0: string;
  readonly lvl1: string | null;
  readonly lvl2?: string | null;
}

const hitOf = (
  type: string,
  url: string,
  hierarchy: Heading,
  content: string | null = null,
) => ({
  objectID: `${type} ${url}`,
  type,
  url,
  content,
  hierarchy: {
    ...{ lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    ...hierarchy,
  },
});

type Hit = ReturnType<typeof hitOf> & Readonly<Record<string, unknown>>;

/** Has Algolia answer the next query with these hits. */
function answerWith({ server }: Hosts, hits: readonly Hit[]): void {
  const result = { hits, nbHits: hits.length, nbPages: 1, page: 0 };
  const body = JSON.stringify({ results: [result] });
  server.fail({ kind: 'garbage', body }, 1);
}

const NASTY = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '<svg/onload=window.hacked=1>',
  '"><iframe srcdoc="&lt;script&gt;parent.hacked=1&lt;/script&gt;">',
].join('');

const marks = (text: string) => ({
  value: `<mark>${text}</mark>`,
  matchLevel: 'full',
  matchedWords: [],
});

/** A hit that says the same in all its fields. */
const nastyHit = (type: string, url: string): Hit => {
  const hierarchy = { lvl0: NASTY, lvl1: NASTY, lvl2: NASTY };
  const marked = {
    content: marks(NASTY),
    hierarchy: { lvl0: marks(NASTY), lvl1: marks(NASTY), lvl2: marks(NASTY) },
  };
  return {
    ...hitOf(type, url, hierarchy, type === 'content' ? NASTY : null),
    _highlightResult: marked,
    _snippetResult: marked,
  };
};

const SHOWN = NASTY.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

async function ranNothing(page: Page, within: string): Promise<void> {
  const found = await page.evaluate((selector) => {
    const tags = 'img, script, iframe, svg[onload]';
    const inside = document.querySelector(selector)?.querySelectorAll(tags);
    return { hacked: 'hacked' in window, elements: inside?.length };
  }, within);
  expect(found).toEqual({ hacked: false, elements: 0 });
}

test('markup in a hit is shown as text, runs nothing and leads nowhere', async ({
  page,
  site,
  search,
  hosts,
}) => {
  const hits = [
    nastyHit('lvl1', at('/usage?"><script>window.hacked=1</script>')),
    nastyHit('lvl2', at('/usage#x')),
    nastyHit('content', at('/usage#y')),
    ...[
      'javascript:window.hacked=1',
      ' \tjava\nscript:window.hacked=1',
      'JAVASCRIPT:window.hacked=1//https://a.example/',
      'data:text/html,<script>opener.hacked=1</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'https://[',
    ].map((url) => nastyHit('lvl2', url)),
  ];
  await site.open(at('/contribute'));
  await search.open();
  answerWith(hosts, hits);
  await search.input.fill('nasty');
  await expect(search.rows).toHaveCount(3);
  for (const row of await search.rows.all()) {
    await expect(row).toContainText(SHOWN);
    await expect(row.locator('mark').first()).toHaveText(SHOWN);
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${at('/usage')}`),
    );
  }
  await expect(search.dialog.getByRole('rowgroup')).toContainText(SHOWN);
  await ranNothing(page, 'dialog');

  // Remembered, it is as harmless.
  await search.rowTo(at('/usage#x')).getByRole('link').click();
  await expect(page).toHaveURL(at('/usage#x'));
  await search.open();
  await expect(search.list('Recent')).toContainText(SHOWN);
  await ranNothing(page, 'dialog');
  // So is what is suggested from it.
  answerWith(hosts, hits);
  await search.input.fill('nasty again');
  await expect(search.rows).toHaveCount(3);
  answerWith(hosts, []);
  await search.input.fill('<img src=x onerror="window.hacked=1">');
  await expect(search.suggestions().first()).toContainText(SHOWN);
  await ranNothing(page, 'dialog');

  answerWith(hosts, hits);
  await site.open(at('/search?q=nasty'));
  const main = page.getByRole('main');
  await expect(main.locator('ol > li')).toHaveCount(3);
  await expect(main.locator('ol > li').nth(1)).toContainText(SHOWN);
  await ranNothing(page, 'main');
});

const headings = { lvl0: 'Guide', lvl1: 'Guide', lvl2: 'Install' };

/** Chooses one of these hits, which are found by a query of their own. */
const choose = async (
  search: SearchModal,
  hosts: Hosts,
  hits: readonly Hit[],
  chosen: Hit,
): Promise<void> => {
  await search.open();
  answerWith(hosts, hits);
  await search.input.fill(hits.map(({ url }) => url).join(' '));
  await search.rowTo(chosen.url).first().getByRole('link').click();
  await expect(search.dialog).toHaveCount(0);
};

test('of a text the heading above it is remembered, or nothing where that is no hit', async ({
  page,
  site,
  search,
  hosts,
}) => {
  const guide = hitOf('lvl1', at('/presets'), { ...headings, lvl2: null });
  const install = hitOf('lvl2', at('/presets#max'), headings);
  const other = hitOf('lvl2', at('/presets#safe'), {
    ...headings,
    lvl2: 'Use',
  });
  const text = hitOf('content', at('/presets#ampsafe'), headings, 'Some text');
  const recent = async (): Promise<unknown[]> =>
    (await storedIn(page, 'recent')).map(({ objectID }) => objectID);
  await site.open(at('/usage'));
  await choose(search, hosts, [text], text);
  expect(await recent()).toEqual([]);
  await choose(search, hosts, [text, other], text);
  expect(await recent()).toEqual([]);
  await choose(search, hosts, [other, guide, text], text);
  expect(await recent()).toEqual([guide.objectID]);
  await choose(search, hosts, [guide, text, install], text);
  expect(await recent()).toEqual([install.objectID, guide.objectID]);
});

test('full addresses of this site stay in its tab, those of others are left as they are', async ({
  page,
  site,
  search,
  hosts,
}) => {
  const hits = [
    hitOf('lvl1', URL_OF_SITE + at('/presets#max'), headings),
    hitOf('lvl1', 'https://example.org/elsewhere', headings),
  ];
  await page.route('https://example.org/**', (route) =>
    route.fulfill({ body: 'Elsewhere' }),
  );
  await site.open(at('/contribute'));
  await search.open();
  answerWith(hosts, hits);
  await search.input.fill('full');
  await expect(
    search.rowTo('https://example.org/elsewhere').getByRole('link'),
  ).toBeVisible();
  await expect(search.rowTo(at('/presets#max'))).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/presets#max'));
  await search.open();
  answerWith(hosts, hits);
  await search.input.fill('full again');
  await expect(search.rows).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://example.org/elsewhere');
});

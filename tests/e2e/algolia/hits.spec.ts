import { randomFrom } from '../../../checks/random/randomPages';
import { randomAnswer } from '../../support/randomAnswer';
import { HITS } from '../attacks/hostileInputs';
import { at, expect } from '../fixtures';
import { storedIn } from '../search/fixtures';
import { test, type Hosts } from './fixtures';

const hitOf = (
  type: string,
  url: string,
  hierarchy: Readonly<Record<string, string | null>>,
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

/** Has Algolia answer the next query with these hits. */
function answerWith({ server }: Hosts, hits: readonly unknown[]): void {
  const result = { hits, nbHits: hits.length, nbPages: 1, page: 0 };
  const body = JSON.stringify({ results: [result] });
  server.fail({ status: 200, body });
}

const NASTY = `<img src=x onerror="window.hacked=1"><svg/onload=window.hacked=1>`;

/** A hit that says the same in all its fields. */
const nastyHit = (type: string, url: string) => {
  const marked = { value: `<mark>${NASTY}</mark>`, matchLevel: 'full' };
  const fields = {
    content: marked,
    hierarchy: { lvl0: marked, lvl1: marked, lvl2: marked },
  };
  const hierarchy = { lvl0: NASTY, lvl1: NASTY, lvl2: NASTY };
  return {
    ...hitOf(type, url, hierarchy, type === 'content' ? NASTY : null),
    _highlightResult: fields,
    _snippetResult: fields,
  };
};

test('markup in a hit is text', async ({ page, site, search, hosts }) => {
  const ranNothing = async (): Promise<void> => {
    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      elements: document.querySelectorAll(
        ':is(dialog, main) :is(img, script, iframe, svg[onload])',
      ).length,
    }));
    expect(found).toEqual({ hacked: false, elements: 0 });
  };
  const hits = [
    nastyHit('lvl1', at('/usage?"><script>window.hacked=1</script>')),
    nastyHit('lvl2', at('/usage#x')),
    nastyHit('content', at('/usage#y')),
  ];
  await search.open(at('/search'));
  answerWith(hosts, hits);
  await search.input.fill('nasty');
  await expect(search.rows).toHaveCount(3);
  for (const row of await search.rows.all()) {
    await expect(row.locator('mark').first()).toHaveText(NASTY);
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${at('/usage')}`),
    );
  }
  await ranNothing();
  // Stored hits and suggestions are harmless, too.
  await search.rowTo(at('/usage#x')).getByRole('link').click();
  await expect(page).toHaveURL(at('/usage#x'));
  await expect(site.heading).toHaveText('Usage');
  await search.open();
  await expect(search.list('Recent')).toContainText(NASTY);
  await ranNothing();
  answerWith(hosts, hits);
  await search.input.fill('nasty again');
  await expect(search.rows).toHaveCount(3);
  answerWith(hosts, []);
  await search.input.fill(NASTY);
  await expect(search.suggestions.first()).toContainText(NASTY);
  await ranNothing();

  // Of an answer that is longer, only those are read that were asked for.
  const results = page.getByRole('main').locator('ol > li');
  await site.open(at('/search'));
  for (let from = 0; from < HITS.length; from += 16) {
    const query = `nasty ${String(from)}`;
    const named = hitOf('lvl1', at('/usage'), { lvl0: query, lvl1: query });
    answerWith(hosts, [named, ...hits, ...HITS.slice(from, from + 16)]);
    await page.getByRole('searchbox').fill(query);
    await expect(results.first()).toContainText(query);
    await expect(results.nth(2)).toContainText(NASTY);
    await ranNothing();
    for (const href of await results
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLLinkElement).href),
      ))
      expect(href).toMatch(/^https?:/);
  }
});

const headings = { lvl0: 'Guide', lvl1: 'Guide', lvl2: 'Install' };

test('texts are stored as headings', async ({ page, site, search, hosts }) => {
  const guide = hitOf('lvl1', at('/presets'), { ...headings, lvl2: null });
  const install = hitOf('lvl2', at('/presets#max'), headings);
  const use = { ...headings, lvl2: 'Use' };
  const other = hitOf('lvl2', at('/presets#safe'), use);
  const text = hitOf('content', at('/presets#ampsafe'), headings, 'Some text');
  await site.open(at('/usage'));
  for (const [hits, stored] of [
    [[text], []],
    [[text, other], []],
    [[other, guide, text], [guide]],
    [
      [guide, text, install],
      [install, guide],
    ],
  ] as const) {
    await search.open();
    answerWith(hosts, hits);
    await search.input.fill(hits.map(({ url }) => url).join(' '));
    await search.rowTo(at('/presets#ampsafe')).getByRole('link').click();
    await expect(search.dialog).toHaveCount(0);
    const recent = await storedIn(page, 'recent');
    expect(recent.map(({ objectID }) => objectID)).toEqual(
      stored.map(({ objectID }) => objectID),
    );
  }
});

const [COUNT, SEED] = [30, 33];

test(`each of ${String(COUNT)} random answers is results or a message`, async ({
  page,
  site,
  search,
  hosts,
}) => {
  test.setTimeout(60_000 + COUNT * 1000);
  const main = page.getByRole('main');
  for (const { route, field, status, items, shown } of [
    {
      route: at('/usage'),
      field: search.input,
      status: search.status,
      items: search.rows,
      shown: / results? for .*, (?<count>[1-9]\d*) shown/,
    },
    {
      route: at('/search'),
      field: main.getByRole('searchbox'),
      status: main.getByRole('status'),
      items: main.locator('ol > li'),
      shown: /^\d+ results?/,
    },
  ]) {
    const random = randomFrom(SEED);
    if (field === search.input) await search.open(route);
    else {
      await site.openRunning(route);
    }
    const seen = { results: 0, failure: 0 };
    for (let index = 0; index < COUNT; index += 1) {
      const body = JSON.stringify(randomAnswer(random) ?? '');
      hosts.server.fail({ status: 200, body });
      hosts.server.requests.length = 0;
      const query = `${String(index)} of ${route}`;
      await field.fill(query);
      // From then on nothing of the answer before is shown.
      await expect
        .poll(() => hosts.server.requests.length, { intervals: [20] })
        .toBe(1);
      await expect(status, body.slice(0, 1000)).toHaveText(/^[^L]/);
      const text = (await status.textContent()) ?? '';
      const found = shown.exec(text);
      if (found) {
        seen.results += 1;
        const most = found.groups?.count;
        if (most === undefined) await expect(items).not.toHaveCount(0);
        else await expect(items).toHaveCount(Number(most));
      } else if (!text.startsWith(`No results for ${query}`)) {
        expect(text, body.slice(0, 1000)).toBe('Unable to fetch results');
        seen.failure += 1;
      }
    }
    // The generator makes enough of either.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(COUNT / 10);
  }
});

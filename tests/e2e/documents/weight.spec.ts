import {
  over,
  overBudget,
  PAGE_BUDGETS,
  SEARCH_BUDGET,
} from '../../../bench/budgets';
import { serveBuild } from '../../../bench/server';
import { weigh } from '../../../bench/weight';
import { BUILD, expect, LATEST, test } from '../fixtures';
import { NEXT, PAGES, VERSIONS } from '../specification';

const isRead = ({ name }: { readonly name: string }): boolean =>
  [NEXT.name, LATEST].includes(name);

test('bytes of pages stay within budgets', async ({ browser }) => {
  // Until the end of idle time, on each page.
  test.slow();
  const server = await serveBuild(BUILD);
  const found: string[] = [];
  for (const { version, doc } of PAGES) {
    const budget = PAGE_BUDGETS[doc.id];
    if (budget === undefined || !isRead(version)) continue;
    const path = version.base + doc.slug || '/';
    found.push(...overBudget(path, await weigh(browser, server, path), budget));
  }
  await server.close();
  const message = 'INTERNALS.md: Chunks of Rspack';
  expect(found, message).toEqual([]);
});

// Next becomes the latest at a release.
for (const { name, base } of VERSIONS.filter(isRead)) {
  test(`bytes of the first results stay within their budget, ${name}`, async ({
    page,
    site,
    search,
  }) => {
    site.expectErrors(/another host: http:\/\/localhost:/);
    const server = await serveBuild(BUILD);
    await site.open(`${server.home}${base}/contribute`);
    await page.waitForLoadState('networkidle');
    server.takeSent();
    await search.open();
    await search.find('options');
    const bytes = [...server.takeSent().values()].reduce(
      (sum, sent) => sum + sent,
      0,
    );
    await server.close();
    expect(bytes).toBeGreaterThan(0);
    const what = 'The first results of a search';
    expect(over(what, bytes, SEARCH_BUDGET)).toEqual([]);
  });
}

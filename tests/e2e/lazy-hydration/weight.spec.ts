import {
  over,
  overBudget,
  PAGE_BUDGETS,
  SEARCH_BUDGET,
} from '../../../bench/budgets';
import { serveBuild } from '../../../bench/server';
import { weigh } from '../../../bench/weight';
import { BUILD, expect, LATEST, test } from '../fixtures';
import { NEXT, PAGES } from '../specification';

test('bytes stay within budgets', async ({ browser, page, site, search }) => {
  // Until the end of idle time, on each page.
  test.slow();
  site.expectErrors(/another host: http:\/\/localhost:/);
  const server = await serveBuild(BUILD);
  const found: string[] = [];
  for (const { version, doc } of PAGES) {
    const budget = PAGE_BUDGETS[doc.id];
    const isRead = [NEXT.name, LATEST].includes(version.name);
    if (budget === undefined || !isRead) continue;
    const path = version.base + doc.slug || '/';
    found.push(...overBudget(path, await weigh(browser, server, path), budget));
  }
  await site.open(`${server.home}/contribute`);
  await page.waitForLoadState('networkidle');
  server.takeSent();
  await search.open();
  await search.find('options');
  const bytes = [...server.takeSent().values()].reduce(
    (sum, sent) => sum + sent,
    0,
  );
  expect(bytes).toBeGreaterThan(0);
  found.push(...over('The first results of a search', bytes, SEARCH_BUDGET));
  await server.close();
  const message = 'INTERNALS.md: Chunks of Rspack';
  expect(found, message).toEqual([]);
});

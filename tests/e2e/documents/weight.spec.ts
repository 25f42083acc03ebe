import {
  over,
  overBudget,
  PAGE_BYTES,
  SEARCH_BYTES,
} from '../../../bench/budgets';
import { serveBuild } from '../../../bench/server';
import { weigh } from '../../../bench/weight';
import { BUILD, expect, test } from '../fixtures';
import { NEXT, PAGES } from '../specification';

// The pages of Next, which becomes the latest version.
test('pages are not much heavier than recorded', async ({ browser }) => {
  // It waits for idle time on each page.
  test.slow();
  const server = await serveBuild(BUILD);
  const found: string[] = [];
  for (const { version, doc } of PAGES) {
    const recorded = PAGE_BYTES[doc.id];
    if (recorded === undefined || version !== NEXT) continue;
    const path = version.base + doc.slug || '/';
    found.push(
      ...overBudget(path, await weigh(browser, server, path), recorded),
    );
  }
  await server.close();
  expect(found, found.join('\n')).toEqual([]);
});

test('the first results are not much heavier than recorded', async ({
  page,
  site,
  search,
}) => {
  site.expectErrors(/another host: http:\/\/localhost:/);
  const server = await serveBuild(BUILD);
  await site.open(`${server.home}${NEXT.base}/contribute`);
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
  const found = over('The first results of a search', bytes, SEARCH_BYTES);
  expect(found, found.join()).toEqual([]);
});

import { BUDGETS, overBudget } from '../../bench/budgets';
import { serveBuild } from '../../bench/server';
import { weigh } from '../../bench/weight';
import { BUILD } from './addresses';
import { expect, test } from './fixtures';

test('pages stay within their budgets of bytes', async ({ browser }) => {
  const server = await serveBuild(BUILD);
  for (const page of Object.keys(BUDGETS)) {
    expect(overBudget(page, await weigh(browser, server, page))).toEqual([]);
  }
  await server.close();
});

import type { Route } from '@playwright/test';
import { at, countLoads, expect, Gate, setConnection, test } from '../fixtures';
import { INDEX_CHUNK } from './fixtures';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/net::ERR|status of (404|500)|search-docs|token/);
});

type Answer = (route: Route) => Promise<void>;

const FAULTS: Readonly<Record<string, Answer>> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'is gone, as after a deploy': (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  'is something else': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '<!doctype html><title>Log in</title>',
    }),
};

test('a failed search can be retried', async ({ page, search }) => {
  // The index is fetched when the dialog opens.
  let answer = FAULTS['cannot be reached'];
  await page.route(INDEX_CHUNK, (route) => answer?.(route) ?? route.continue());
  await search.open(at('/contribute'));
  for (const [name, fault] of Object.entries(FAULTS)) {
    await test.step(`an index that ${name}`, async () => {
      answer = fault;
      const asked = page.waitForRequest(INDEX_CHUNK);
      await search.input.fill(name);
      await asked;
      await expect(search.status).toHaveText('Unable to fetch results');
      await expect(search.rows).toHaveCount(0);
    });
  }
  await search.input.fill('minifySvg');
  await expect(search.dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - /children: equal
  - search
  - button "Cancel"
  - status: Unable to fetch results
  - paragraph: Unable to fetch results
  - paragraph: You might want to check your network connection.
  - group: Details
  - button "Try again"
  - checkbox "Open the search with /" [checked]
  - text: Open the search with /
  - list`);
  await search.dialog.getByText('Details').click();
  await expect(search.dialog.getByText('Unexpected token')).toBeVisible();
  const asked = page.waitForRequest(INDEX_CHUNK);
  await search.tryAgain.click();
  await asked;
  await expect(search.status).toHaveText('Unable to fetch results');
  answer = undefined;
  await search.tryAgain.click();
  await expect(search.status).toHaveText(/^\d+ results? for minifySvg, /);
  await expect(search.rowTo(at('/modules#minifysvg'))).toBeVisible();
  await expect(search.input).toBeFocused();
});

test('the dialog says that it is loading', async ({ page, search }) => {
  const gate = new Gate();
  await page.route(INDEX_CHUNK, gate.hold);
  await search.openTimeless(at('/contribute'));
  await search.input.fill('minifyJson');
  await search.input.fill('minifySvg');
  await page.clock.runFor(299);
  await expect(search.status).toHaveText('');
  await expect(search.spinner).toBeHidden();
  await page.clock.runFor(1);
  await expect(search.status).toHaveText('Loading results');
  await expect(search.spinner).toBeVisible();
  gate.release();
  await page.clock.resume();
  await expect(search.status).toHaveText(/ for minifySvg, /);
  await expect(search.rows.first()).toContainText('minifySvg');
  await expect(search.spinner).toBeHidden();
});

test('the search can be loaded again after it was offline', async ({
  page,
  context,
  site,
  search,
}) => {
  site.expectErrors(/request: /, /Loading chunk/);
  // Nothing is fetched before it is wanted.
  await setConnection(page, { saveData: true });
  await site.open(at('/contribute'));
  const count = countLoads(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('minifySv');
  const alert = search.dialog.getByRole('alert');
  await expect(alert).toHaveText('Part of this page could not be loaded.Retry');
  await context.setOffline(false);
  await page.keyboard.type('g');
  await expect(search.rowTo(at('/modules#minifysvg'))).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(count.loads).toBe(0);
});

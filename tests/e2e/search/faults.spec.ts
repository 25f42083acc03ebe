import type { Route } from '@playwright/test';
import {
  at,
  countLoads,
  expect,
  Gate,
  OLDEST,
  setConnection,
  test,
} from '../fixtures';
import { INDEX_CHUNK } from './fixtures';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/net::ERR|status of (404|500)|search-docs|token/);
});

type Answer = (route: Route) => Promise<void>;

const FAULTS: Readonly<Record<string, Answer>> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'is gone, as after a deploy': (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  'is answered by a broken server': (route) =>
    route.fulfill({ status: 500, body: 'Oops' }),
  'is something else': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '<!doctype html><title>Log in</title>',
    }),
};

// DocSearch itself has no button for that.
test('a failed search can be retried', async ({ page, search }) => {
  let asked = 0;
  // The index is fetched when the dialog opens.
  let answer = FAULTS['cannot be reached'];
  await page.route(INDEX_CHUNK, async (route) => {
    asked += 1;
    await (answer?.(route) ?? route.continue());
  });
  const isAsked = async (ask: () => Promise<unknown>): Promise<void> => {
    const before = asked;
    await ask();
    await expect.poll(() => asked).toBeGreaterThan(before);
  };
  await search.open(at('/contribute'));
  for (const [name, fault] of Object.entries(FAULTS)) {
    await test.step(`an index that ${name}`, async () => {
      answer = fault;
      await isAsked(() => search.input.fill(name));
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

  await search.tryAgain.focus();
  await isAsked(() => page.keyboard.press('Enter'));
  await expect(search.status).toHaveText('Unable to fetch results');
  answer = undefined;
  await search.tryAgain.click();
  await expect(search.status).toHaveText(/^\d+ results? for minifySvg, /);
  await expect(search.rowTo(at('/modules#minifysvg'))).toBeVisible();
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/modules#minifysvg'));

  // Typing on retries as well.
  answer = FAULTS['is gone, as after a deploy'];
  await search.open(at('/presets'));
  await search.input.fill('minifySv');
  await expect(search.status).toHaveText('Unable to fetch results');
  answer = undefined;
  await page.keyboard.type('g');
  await expect(search.status).toHaveText(/^\d+ results? for minifySvg, /);
});

test('loading is announced after 300 ms', async ({ page, search }) => {
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

test('without the dialog the search opens its page', async ({
  page,
  site,
  search,
}) => {
  site.expectErrors(/net::ERR_FAILED/, /assets\/js/);
  await site.open(at('/config', OLDEST));
  await page.route('**/assets/js/*.js', (route) =>
    route.request().frame().url().includes('/search')
      ? route.continue()
      : route.abort(),
  );
  // The page is asked for before the reader leaves for it.
  const gate = new Gate();
  await page.route(`**${at('/search')}`, gate.hold);
  await search.button.hover();
  await page.keyboard.press('/');
  await page.keyboard.type('s');
  gate.release();
  await expect(page).toHaveURL(at(`/search?q=s&version=${OLDEST}`));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^\d+ results/,
  );
});

for (const isOffline of [true, false]) {
  test(`without ${isOffline ? 'the connection' : 'an answer'} the page stays, and the search can be retried`, async ({
    page,
    context,
    site,
    search,
  }) => {
    site.expectErrors(/request: /, /Loading chunk/, /another host/);
    // Nothing is fetched before it is wanted.
    await setConnection(page, { saveData: true });
    await site.open(at('/contribute'));
    const count = countLoads(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    if (isOffline) await context.setOffline(true);
    else await context.route('**', (route) => route.abort('connectionrefused'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('minifySvg');
    const alert = search.dialog.getByRole('alert');
    await expect(alert).toBeVisible();
    const again = alert.getByRole('button');
    await again.click();
    await expect(alert).toBeVisible();
    await expect(search.input).toHaveValue('minifySvg');
    if (isOffline) await context.setOffline(false);
    else await context.unrouteAll();
    await again.click();
    await expect(search.rowTo(at('/modules#minifysvg'))).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(search.input).toHaveValue('minifySvg');
    await expect(page).toHaveURL(at('/contribute'));
    expect(count.loads).toBe(0);
  });
}

import type { Page, Route } from '@playwright/test';
import { expect, Gate, INDEX_CHUNK, test, UNREACHABLE } from './searchFixtures';
import type { SearchModal } from './searchModal';

interface Fault {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly recover: (search: SearchModal) => Promise<void>;
}

const retry: Fault['recover'] = ({ tryAgain }) => tryAgain.click();
const typeOn: Fault['recover'] = async ({ input, page }) => {
  await input.focus();
  await page.keyboard.type('g');
};

const FAULTS: readonly Fault[] = [
  {
    name: 'cannot be reached',
    answer: (route) => route.abort('connectionrefused'),
    recover: typeOn,
  },
  {
    name: 'is gone, as after a deploy',
    answer: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    recover: retry,
  },
  {
    name: 'is answered by a broken server',
    answer: (route) => route.fulfill({ status: 500, body: 'Oops' }),
    recover: typeOn,
  },
  {
    name: 'is not what it should be',
    answer: (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: '<!doctype html><title>Log in</title>',
      }),
    recover: retry,
  },
];

// Note: "Modal error screen": it never appears in any DocSearch.
for (const { name, answer, recover } of FAULTS) {
  test(`an index that ${name} is an error, and the search recovers`, async ({
    page,
    site,
    search,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR|status of (404|500)|search-docs|token/);
    let asked = 0;
    await page.route(INDEX_CHUNK, (route) => {
      asked += 1;
      return answer(route);
    });
    await site.open('/');
    await search.open();
    await search.input.fill('minifySv');
    await expect(search.dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - /children: equal
  - banner
  - status: Unable to fetch results
  - paragraph: Unable to fetch results
  - paragraph: You might want to check your network connection.
  - group: Details
  - button "Try again"
  - contentinfo`);
    await expect(search.rows).toHaveCount(0);
    await search.dialog.getByText('Details').click();
    await expect(search.dialog.getByText(UNREACHABLE)).toBeVisible();

    const before = asked;
    await search.tryAgain.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(search.status).toHaveText('Unable to fetch results');
    await page.unroute(INDEX_CHUNK);
    await recover(search);
    await expect(search.status).toHaveText(/^\d+ results? for minifySvg?, /);
    await expect(search.rowTo('/modules#minifysvg')).toBeVisible();
    await expect(search.input).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/modules#minifysvg');
  });
}

// Specification, section 4: stalled after 300 ms of loading.
test('an index that does not come is said to be loading after 300 ms, and shown when it comes', async ({
  page,
  site,
  search,
}) => {
  const gate = new Gate();
  await page.route(INDEX_CHUNK, gate.hold);
  await page.clock.install();
  await site.open('/');
  await search.open();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await search.input.fill('minifySvg');
  await page.clock.runFor(299);
  await expect(search.status).toHaveText('');
  await expect(search.spinner).toBeHidden();
  await page.clock.runFor(1);
  await expect(search.status).toHaveText('Loading results');
  await expect(search.spinner).toBeVisible();
  gate.release();
  await page.clock.resume();
  await expect(search.rowTo('/modules#minifysvg')).toBeVisible();
  await expect(search.spinner).toBeHidden();
});

test('an index that never comes is an error in the end', async ({
  page,
  site,
  search,
}) => {
  const gate = new Gate();
  await page.route(INDEX_CHUNK, gate.hold);
  await page.clock.install();
  await site.open('/');
  await search.open();
  await search.input.fill('minifySvg');
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(search.status).toHaveText('Unable to fetch results', {
      timeout: 100,
    });
  }).toPass();
  gate.release();
  await search.tryAgain.click();
  await expect(search.rowTo('/modules#minifysvg')).toBeVisible();
});

test('a click while slow results are on their way counts for the newest query only', async ({
  page,
  site,
  search,
}) => {
  const gate = new Gate();
  await page.route(INDEX_CHUNK, gate.hold);
  await site.open('/');
  await search.open();
  await search.input.pressSequentially('minifyJson');
  await search.input.fill('minifySvg');
  await expect(search.status).toHaveText('Loading results');
  gate.release();
  await expect(search.status).toHaveText(/ for minifySvg, /);
  await expect(search.rows.first()).toContainText('minifySvg');
});

/** Lets no script through to the first page from now on. */
async function cutScripts(page: Page): Promise<void> {
  await page.route('**/assets/js/*.js', (route) =>
    route.request().frame().url().includes('/search')
      ? route.continue()
      : route.abort(),
  );
}

// Note: "`/search` version choice" is kept on this way, too.
test('where the dialog itself cannot be fetched, the search page takes its place', async ({
  page,
  site,
  search,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /assets\/js/);
  await site.open('/1.1.1/config');
  await page.waitForLoadState('networkidle');
  await cutScripts(page);
  await search.button.hover();
  await search.button.focus();
  await page.keyboard.press('s');
  await expect(page).toHaveURL('/search?q=s&version=1.1.1');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^\d+ results/,
  );
});

test('nothing leaves this site while one opens the search, types and follows', async ({
  page,
  site,
  search,
  baseURL,
}) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  await site.open('/');
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  await search.button.click();
  await search.input.pressSequentially('options');
  await search.find('options');
  await search.seeAll.click();
  await page.getByRole('main').getByRole('status').waitFor();
  await search.openComplete();
  await search.find('minifySvg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/modules#minifysvg');
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

import { countUrlOf } from '../../../src/plugins/visit-counter';
import { site as words } from '../../../src/site';
import { at, expect, settled, test as base, windowed } from '../fixtures';

const COUNTER = new URL(countUrlOf({ code: words.counter }));

/** A view as GoatCounter reads it from a request. */
type View = ReturnType<typeof viewOf>;

/** The site at another host than localhost, in a browser that no program seems to drive. */
const test = base.extend<{ readonly counted: View[] }>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--host-resolver-rules=MAP docs.test localhost',
          '--no-proxy-server',
          '--disable-blink-features=AutomationControlled',
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ baseURL }, use) =>
    use(baseURL?.replace('localhost', 'docs.test')),
  counted: async ({ context }, use) => {
    const counted: View[] = [];
    await context.route(`${COUNTER.origin}/**`, async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      counted.push({
        method: route.request().method(),
        path: pathname,
        parameters: Object.fromEntries(searchParams) as View['parameters'],
      });
      await route.fulfill({ status: 200 });
    });
    await use(counted);
    // No cookie could have been sent with them.
    expect(await context.cookies()).toEqual([]);
  },
});

test.use({ launchOptions: windowed });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/another host: /);
  // Browsers ignore this header without HTTPS, except on localhost.
  expectedErrors.push(/Cross-Origin-Opener-Policy header has been ignored/);
});

const viewOf = (path: string) => {
  const title = `${path.charAt(1).toUpperCase()}${path.slice(2)} | htmlnano`;
  // The title of the search page contains the query.
  const t = path === '/search' ? '' : title;
  return {
    method: 'POST',
    path: COUNTER.pathname,
    parameters: { p: at(path), t, r: '' },
  };
};

/** Expects a view of each of these paths, in this order, and no other request. */
const expectViews = (
  counted: readonly View[],
  ...paths: readonly string[]
): Promise<void> =>
  expect.poll(() => counted).toEqual(paths.map((path) => viewOf(path)));

test('each page is one view', async ({ page, site, counted }) => {
  await site.open(at('/usage?from=mail#gulp'));
  await expectViews(counted, '/usage');
  await page.evaluate(() => {
    document.documentElement.dataset.isKept = 'yes';
  });
  await site.followLink('Config');
  await expect.poll(() => counted.length).toBe(2);
  const message = 'INTERNALS.md: Start of the app';
  expect(counted.at(-1), message).toEqual(viewOf('/config'));
  await page.goBack({ waitUntil: 'commit' });
  // The browser has kept the page, which is not loaded again.
  await expect(site.html).toHaveAttribute('data-is-kept', 'yes');
  await expectViews(counted, '/usage', '/config', '/usage');
  await page.locator('.table-of-contents__link').last().click();
  await expect(page).not.toHaveURL(/#gulp$/);
  await settled(page);
  await site.followLink('Presets');
  await expectViews(counted, '/usage', '/config', '/usage', '/presets');
});

test('no search term is sent', async ({ page, site, counted }) => {
  const all = page.getByRole('link', { name: /^See all \d+ results/ });
  const input = page.getByRole('combobox');

  await site.open(at('/search?q=minify'));
  await expect(page).toHaveTitle(/minify/);
  await expectViews(counted, '/search');
  // A changed query is not another view.
  await page.getByRole('searchbox').fill('minify css');
  await expect(page).toHaveTitle(/minify css/);

  await site.open(at('/usage'));
  await site.navbar.getByRole('button', { name: /^Search/ }).click();
  await input.fill('minify');
  await all.click();
  await expect(page).toHaveTitle(/minify/);
  await expectViews(counted, '/search', '/usage', '/search');
});

test('a prerendered page counts when it is seen', async ({
  page,
  site,
  counted,
}) => {
  await page.addInitScript(
    `Object.defineProperty(document, 'prerendering', { value: true, configurable: true })`,
  );
  await page.goto(at('/usage'), { referer: 'https://example.org/private?q=1' });
  await site.ready();
  expect(counted).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  const { parameters, ...view } = viewOf('/usage');
  const from = { ...parameters, r: 'https://example.org' };
  await expect.poll(() => counted).toEqual([{ ...view, parameters: from }]);
});

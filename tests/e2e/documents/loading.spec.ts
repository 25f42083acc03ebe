import { expectAccessible } from '../axe';
import {
  at,
  expect,
  Gate,
  setConnection,
  settled,
  test,
  testWithHost,
} from '../fixtures';

/** The script with which the first scripts begin. */
const MAIN = /\/main\.\w+\.js$/;

test('no script is fetched before the first paint', async ({ page, site }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // https://www.w3.org/TR/paint-timing/#the-paint-timing-mixin: `startTime` is when
      // the screen shows it, which the page cannot know.
      const entries = list.getEntries() as (PerformanceEntry & {
        readonly paintTime?: number;
      })[];
      for (const { paintTime, startTime } of entries)
        document.documentElement.dataset.painted ??= String(
          paintTime ?? startTime,
        );
    }).observe({ type: 'paint', buffered: true });
  });
  await site.open(at('/modules'));
  const [painted, asked] = await page.evaluate(() => [
    Number(document.documentElement.dataset.painted),
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(painted).toBeGreaterThan(0);
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

test('a press before the scripts come is repeated', async ({ page, tryIt }) => {
  const gate = new Gate();
  await page.route(MAIN, gate.hold);
  await page.goto(at('/usage'), { waitUntil: 'domcontentloaded' });
  await tryIt.press();
  gate.release();
  await expect(tryIt.html).toBeVisible();
});

test('the drawer opens before the scripts come, and stays open', async ({
  page,
  site,
}) => {
  const gate = new Gate();
  await page.route(MAIN, gate.hold);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/usage'), { waitUntil: 'domcontentloaded' });
  await site.hamburger.click();
  gate.release();
  await site.ready();
  await expect(site.drawer).toBeVisible();
});

test('the search opens before the scripts come', async ({
  page,
  site,
  search,
}) => {
  const gate = new Gate();
  await page.route(MAIN, gate.hold);
  await page.goto(at('/contribute'), { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await page.keyboard.type('minifySv');
  gate.release();
  await site.ready();
  await page.keyboard.type('g');
  // A key that is repeated would have closed it.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await expect(search.input).toHaveValue('minifySvg');
  await expect(search.rowTo(at('/modules#minifysvg'))).toBeVisible();

  await page.route(MAIN, new Gate().hold);
  await page.goto(at('/next/usage'), { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/search?q=a+b&version=current'));
});

test('a page is fetched while a mouse is on its link', async ({
  page,
  site,
  context,
}) => {
  // A page does not see what speculation rules fetch.
  const session = await context.newCDPSession(page);
  await session.send('Preload.enable');
  const prefetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  const rules = page.locator('script[type=speculationrules]');
  await site.open(at('/usage'));
  await expect(rules).toHaveCount(1);
  await site.sidebar.getByRole('link', { name: 'Modules' }).hover();
  await expect.poll(() => prefetched).toEqual([at('/modules')]);

  await setConnection(page, { effectiveType: 'slow-2g', saveData: false });
  await site.open(at('/usage'));
  await settled(page);
  await expect(rules).toHaveCount(0);
});

const gone = { status: 404, contentType: 'text/html', body: 'gone' };

test('a page whose scripts are gone says so', async ({ page, site }) => {
  site.expectErrors(/404/, /console: /);
  await page.route(/\/assets\/js\//, (route) => route.fulfill(gone));
  await page.goto(at('/usage'));
  await expect(page.getByRole('alert')).toHaveText(
    'Part of this page could not be loaded.Retry',
  );
  await expect(site.heading).toHaveText('Usage');
  await expectAccessible(page, '.load-failure');
});

testWithHost('Retry fetches a damaged script anew', async ({ page, host }) => {
  host.spoil(MAIN, (_request, response) =>
    response
      .writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(''),
  );
  await page.goto(at('/usage'));
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  host.mend(MAIN);
  await retry.click();
  await expect(page.locator('html[data-has-scripts=true]')).toBeAttached();
  await expect(retry).toHaveCount(0);
});

test('a control without its code has Retry', async ({ page, site }) => {
  site.expectErrors(/404/, /console: /);
  await site.open(at('/modules'));
  await page.route(/\/assets\//, (route) => route.fulfill(gone));
  const changes = page.getByRole('button', { name: 'Show changes' });
  await changes.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Part of this page could not be loaded.');
  await page.unrouteAll();
  // The scripts of the page before run, too.
  const loaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await loaded;
  await site.ready();
  await changes.click();
  await expect(page.locator('ins:visible, del:visible').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a site at another base URL suggests that one', async ({ page, site }) => {
  site.expectErrors(/404/, /console: /);
  // The host serves the folder below /docs/.
  await page.route(/\/docs\/usage$/, async (route) => {
    const response = await route.fetch({
      url: new URL(at('/usage'), route.request().url()).href,
    });
    await route.fulfill({ response });
  });
  await page.route(/\/assets\/js\//, (route) => route.fulfill(gone));
  await page.goto('/docs/usage');
  await expect(page.getByRole('alert')).toContainText(
    'htmlnano did not load properly: its base URL is configured as /.Try this base URL: /docs/',
  );
});

test('the address of a file becomes the plain one', async ({ page, site }) => {
  for (const [file, plain] of [
    ['/config.html', '/config'],
    ['/next/index.html', '/next'],
  ] as const) {
    await page.route(new RegExp(`${file}\\?`), async (route) => {
      const url = new URL(at(plain), route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await site.open(at(`${file}?a=1#top`));
    await expect(page).toHaveURL(at(`${plain}?a=1#top`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${at(plain)}$`),
    );
  }
});

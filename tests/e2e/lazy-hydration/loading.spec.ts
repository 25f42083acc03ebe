import type { Page, Request, Route } from '@playwright/test';
import { findDarkViolations, findViolations } from '../axe';
import {
  at,
  countLoads,
  expect,
  Gate,
  setConnection,
  settled,
  type Site,
  test,
} from '../fixtures';
import { chunkOf } from '../loading/fixtures';

const CHUNK = chunkOf('/presets');

/** Does something else with the script of /presets; call again to undo it. */
async function onChunk(
  page: Page,
  handle: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  const handler = (route: Route): Promise<void> | void =>
    route.request().resourceType() === 'script'
      ? handle(route)
      : route.continue();
  await page.route(CHUNK, handler);
  return () => page.unroute(CHUNK, handler);
}

const gone = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, body: 'gone' });

const presets = ({ sidebar }: Site) =>
  sidebar.getByRole('link', { name: 'Presets' });

test.beforeEach(({ expectedErrors }) => {
  // Of the failures that the tests make, and what Docusaurus says of them.
  expectedErrors.push(
    /status of 404/,
    /ERR_FAILED/,
    /ChunkLoadError/,
    /Refused to execute script/,
  );
});

test('a progress bar shows while a page loads', async ({ page, site }) => {
  await site.openRunning(at('/config'));
  const gate = new Gate();
  await onChunk(page, gate.hold);
  await presets(site).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  // The page before stays until the next is there.
  await expect(site.heading).toHaveText('Config');
  gate.release();
  await expect(site.heading).toHaveText('Presets');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a chunk that fails once is fetched again', async ({ page, site }) => {
  await site.openRunning(at('/config'));
  const undo = await onChunk(page, async (route) => {
    await gone(route);
    await undo();
  });
  const count = countLoads(page);
  await presets(site).click();
  await expect(page).toHaveURL(at('/presets'));
  await expect(site.heading).toHaveText('Presets');
  await site.ready();
  expect(count.loads, 'INTERNALS.md: Chunks of Rspack').toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a missing chunk offers a retry', async ({ page, site }) => {
  await site.openRunning(at('/config'));
  const undo = await onChunk(page, gone);
  const count = countLoads(page);
  await presets(site).click();
  const alert = page.getByRole('alert');
  await expect.poll(() => count.loads).toBe(1);
  await site.failToStart(alert);
  await expect(alert).toContainText('Part of this page could not be loaded.');
  const said = /Loading chunk \d+ failed/;
  await expect(alert, 'INTERNALS.md: Chunks of Rspack').toContainText(said);
  await expect(site.heading).toHaveText('Presets');
  expect(count.loads).toBe(1);
  // A reader who comes by address is not sent round in circles either.
  await page.goto(at('/presets'));
  await site.failToStart(alert);
  expect(count.loads).toBe(2);
  // From a page that works to the one that does not.
  await page.goto(at('/usage'));
  await site.hydrated();
  await presets(site).click();
  await expect(page.getByText(/ChunkLoadError: Loading chunk/)).toBeVisible();
  expect(count.loads).toBe(3);
  await undo();
  const gate = new Gate();
  await onChunk(page, gate.hold);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('#loader')).toBeVisible();
  gate.release();
  await expect(site.heading).toHaveText('Presets');
  await page.goto(at('/presets'));
  await site.hydrated();
  await expect(alert).toHaveCount(0);
});

test('without storage nothing is reloaded', async ({ page, site }) => {
  site.expectErrors(/Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await onChunk(page, gone);
  const count = countLoads(page);
  await page.goto(at('/presets'));
  await site.ready();
  await site.failToStart(page.getByRole('alert'));
  await expect(site.heading).toHaveText('Presets');
  expect(count.loads).toBe(1);
});

/**
 * Controls whose code is fetched when they are used: how, what they show then, and
 * what is said where it cannot be fetched.
 */
const USES = {
  Edit: {
    route: '/modules',
    use: (page: Page) => page.locator('.live-edit:visible').nth(9).click(),
    does: (page: Page) => page.locator('.live-example'),
    fails: 'The editor could not be loaded. Try again.',
  },
  'Try it': {
    route: '/usage',
    use: (page: Page) =>
      page.getByRole('button', { name: 'Try it here' }).click(),
    does: (page: Page) => page.locator('.live-try-it'),
    fails: 'Try it could not be loaded.',
  },
};

for (const [name, { route, use, does, fails }] of Object.entries(USES)) {
  const tag = name === 'Try it' ? [] : ['@all'];
  test(
    `code of ${name} that a deploy has removed costs one load`,
    { tag },
    async ({ page, context, site }) => {
      site.expectErrors(/ERR_INTERNET_DISCONNECTED/, /^request: /);
      const kept = new Set<string>();
      let hasNew = true;
      await page.route('**/assets/js/*', (request) => {
        const url = request.request().url();
        if (kept.has(url) || hasNew) return request.continue();
        return gone(request);
      });
      const keep = (request: Request): void => void kept.add(request.url());
      page.on('request', keep);
      await site.open(at(route));
      page.off('request', keep);
      const count = countLoads(page);
      hasNew = false;
      const message = page.getByRole('status').filter({ hasText: fails });
      await context.setOffline(true);
      await use(page);
      await expect(message).toBeAttached();
      await context.setOffline(false);
      expect(count.loads).toBe(0);

      const placeOf = () => page.evaluate(() => Math.round(scrollY));
      const place = await placeOf();
      expect(place).toBeGreaterThan(100);
      // The page is of the deploy as well.
      const deploy = (request: Request): void => {
        if (request.isNavigationRequest()) hasNew = true;
      };
      page.on('request', deploy);
      await use(page);
      await expect.poll(() => count.loads).toBe(1);
      await site.ready();
      expect(Math.abs((await placeOf()) - place)).toBeLessThan(3);
      // What was typed is still there.
      if (name !== 'a filter') await use(page);
      await expect(does(page)).toBeVisible();

      // A file that never comes is not waited for again and again.
      page.off('request', deploy);
      hasNew = false;
      await page.reload();
      await site.ready();
      await use(page);
      await expect(message).toBeAttached();
      expect(count.loads).toBe(2);
    },
  );
}

test('a failed prefetch leaves the page alone', async ({ page, site }) => {
  await site.openRunning(at('/config'));
  const failed = page.waitForEvent('response', (response) =>
    CHUNK.test(response.url()),
  );
  await onChunk(page, gone);
  const count = countLoads(page);
  await presets(site).hover();
  await failed;
  // What comes after it: a navigation within the site.
  await site.followLink('Usage');
  expect(count.loads).toBe(0);
});

test('a crash shows an error', async ({ page, site }) => {
  site.expectErrors(/Planted/);
  await onChunk(page, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(
      /\bdefault:\(\)=>\w+/,
      'default:()=>()=>{if(!window.isHealed)throw new Error("Planted");return "Healed"}',
    );
    await route.fulfill({ response, body });
  });
  await site.openRunning(at('/config'));
  await page.getByRole('link', { name: 'Next Presets' }).click();
  await expect(
    page.getByRole('heading', { name: 'This page crashed.' }),
  ).toBeVisible();
  await expect(page.getByText('Planted')).toBeVisible();
  // The progress bar, whose role the theme's library made up, is beside it.
  expect(await findViolations(page, '#__docusaurus')).toEqual([]);
  const dark = await findDarkViolations(page, '#__docusaurus');
  expect(dark, 'INTERNALS.md: Class names of the theme').toEqual([]);
  await page.evaluate('window.isHealed = true');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Healed')).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

for (const connection of [
  {},
  { effectiveType: '2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  const isFetched = !('saveData' in connection);
  test(`over a connection that says ${JSON.stringify(connection)}, the router ${isFetched ? 'prefetches' : 'does not prefetch'} the page that a reader turns to`, async ({
    page,
    site,
  }) => {
    await setConnection(page, connection);
    await site.openRunning(at('/config'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = (): boolean => asked.some((url) => CHUNK.test(url));
    const link = page.locator('main p > a', { hasText: 'preset' }).first();
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    await link.hover();
    const message = 'INTERNALS.md: Start of the app';
    if (isFetched) await expect.poll(isAsked, { message }).toBe(true);
    await link.focus();
    await settled(page);
    if (!isFetched) expect(isAsked()).toBe(false);
    await link.click();
    await expect(site.heading).toHaveText('Presets');
  });
}

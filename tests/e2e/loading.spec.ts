import type { BrowserContext, Page, Route } from '@playwright/test';
import { at, BASE_URL } from './addresses';
import { findDarkViolations, findViolations } from './axe';
import { expect, Site, stir, test } from './fixtures';
import { Gate } from './searchFixtures';

const scripts = new Map<string, Promise<readonly string[]>>();

/** The scripts of a page once it runs. */
async function scriptsOf(
  context: BrowserContext,
  route: string,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    paths.push(new URL(request.url()).pathname);
  });
  await new Site(page).open(route);
  await page.close();
  return paths;
}

/** The scripts that a page needs besides those of /config. */
async function chunksOf(
  context: BrowserContext,
  route: string,
): Promise<string[]> {
  const find = (path: string): Promise<readonly string[]> => {
    const found = scripts.get(path) ?? scriptsOf(context, path);
    scripts.set(path, found);
    return found;
  };
  const known = await find(at('/config'));
  return (await find(route)).filter((path) => !known.includes(path));
}

/** Does something else with the chunks of a page; call again to undo it. */
async function onChunks(
  page: Page,
  chunks: readonly string[],
  handle: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  const isChunk = (url: URL): boolean => chunks.includes(url.pathname);
  const handler = (route: Route): Promise<void> | void =>
    route.request().resourceType() === 'script'
      ? handle(route)
      : route.continue();
  await page.route(isChunk, handler);
  return () => page.unroute(isChunk, handler);
}

const gone = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, body: 'gone' });

/** How many times the page was loaded since. */
function countLoads(page: Page): { readonly loads: number } {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

const presets = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Presets' });

test.beforeEach(({ expectedErrors }) => {
  // Of the failures that the tests make, and what Docusaurus says of them.
  expectedErrors.push(
    /status of 404/,
    /ERR_FAILED/,
    /ChunkLoadError/,
    /Refused to execute script/,
  );
});

test('a page that takes long is announced by a bar, without a spinner', async ({
  page,
  site,
  context,
}) => {
  const chunks = await chunksOf(context, at('/presets'));
  await site.open(at('/config'));
  const gate = new Gate();
  await onChunks(page, chunks, gate.hold);
  await presets(page).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  // The page before stays until the next is there.
  await expect(site.heading).toHaveText('Config');
  gate.release();
  await expect(site.heading).toHaveText('Presets');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a chunk that fails once costs one full load, and no more', async ({
  page,
  site,
  context,
}) => {
  const chunks = await chunksOf(context, at('/presets'));
  await site.open(at('/config'));
  const undo = await onChunks(page, chunks, async (route) => {
    await gone(route);
    await undo();
  });
  const count = countLoads(page);
  await presets(page).click();
  await expect(page).toHaveURL(at('/presets'));
  await expect(site.heading).toHaveText('Presets');
  await site.hydrated();
  expect(count.loads).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a chunk that is gone reloads once; then the page can be read, and says so', async ({
  page,
  site,
  context,
}) => {
  const chunks = await chunksOf(context, at('/presets'));
  await site.open(at('/config'));
  const undo = await onChunks(page, chunks, gone);
  const count = countLoads(page);
  await presets(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Part of this page could not be loaded.');
  await expect(alert).toContainText(/Loading chunk \d+ failed/);
  await expect(site.heading).toHaveText('Presets');
  expect(count.loads).toBe(1);
  // A reader who comes by address is not sent round in circles either.
  await page.goto(at('/presets'));
  await stir(page);
  await expect(alert).toBeVisible();
  expect(count.loads).toBe(2);
  await undo();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await site.hydrated();
  await expect(alert).toHaveCount(0);
});

test('a chunk known to be gone shows an error box; Retry waits with a spinner and gets it', async ({
  page,
  site,
  context,
}) => {
  const chunks = await chunksOf(context, at('/presets'));
  await site.open(at('/config'));
  const undo = await onChunks(page, chunks, gone);
  await presets(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // From a page that works to the one that does not.
  await page.goto(at('/usage'));
  await site.hydrated();
  const count = countLoads(page);
  await presets(page).click();
  await expect(page.getByText(/ChunkLoadError: Loading chunk/)).toBeVisible();
  expect(count.loads).toBe(0);
  await undo();
  const gate = new Gate();
  await onChunks(page, chunks, gate.hold);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('#loader')).toBeVisible();
  gate.release();
  await expect(site.heading).toHaveText('Presets');
});

test('without a memory nothing is reloaded', async ({
  page,
  site,
  context,
}) => {
  const chunks = await chunksOf(context, at('/presets'));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await onChunks(page, chunks, gone);
  const count = countLoads(page);
  await page.goto(at('/presets'));
  await stir(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(site.heading).toHaveText('Presets');
  expect(count.loads).toBe(1);
});

test('a chunk that fails for a link under the mouse leaves the page alone', async ({
  page,
  site,
  context,
}) => {
  const chunks = await chunksOf(context, at('/presets'));
  await site.open(at('/config'));
  const failed = page.waitForEvent('response', (response) =>
    chunks.includes(new URL(response.url()).pathname),
  );
  await onChunks(page, chunks, gone);
  const count = countLoads(page);
  await presets(page).hover();
  await failed;
  // What comes after it: a navigation within the site.
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(site.heading).toHaveText('Usage');
  expect(count.loads).toBe(0);
});

/** Changes the module that a page's Markdown has become. */
const changePage = (
  page: Page,
  chunks: readonly string[],
  change: (script: string) => string,
): Promise<unknown> =>
  onChunks(page, chunks, async (route) => {
    const response = await route.fetch();
    const body = change(await response.text());
    await route.fulfill({ response, body });
  });

test('a page module without a default export raises an error', async ({
  page,
  site,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/default export/);
  await changePage(page, await chunksOf(context, at('/usage')), (script) =>
    script.replace(/\bdefault:\(\)=>/, 'other:()=>'),
  );
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(
    page.getByRole('heading', { name: 'This page crashed.' }),
  ).toBeVisible();
  await expect(page.getByText("doesn't have a default export")).toBeVisible();
});

test('a page that crashes says so, and tries again @phone', async ({
  page,
  site,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Planted/);
  await changePage(page, await chunksOf(context, at('/presets')), (script) =>
    script.replace(
      /\bdefault:\(\)=>\w+/,
      'default:()=>()=>{if(!window.isHealed)throw new Error("Planted");return "Healed"}',
    ),
  );
  await site.open(at('/config'));
  await page.getByRole('link', { name: 'Next Presets' }).click();
  await expect(
    page.getByRole('heading', { name: 'This page crashed.' }),
  ).toBeVisible();
  await expect(page.getByText('Planted')).toBeVisible();
  // The progress bar, whose role the theme's library made up, is beside it.
  expect(await findViolations(page, '#__docusaurus')).toEqual([]);
  expect(await findDarkViolations(page, '#__docusaurus')).toEqual([]);
  await page.evaluate('window.isHealed = true');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Healed')).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

test('under a wrong base URL a banner says so and suggests the right one @subpath', async ({
  page,
  request,
}) => {
  const html = await (await request.get(at('/config'))).text();
  await page.route('/wrong/place/config', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.route(/\/(assets|img)\//, gone);
  await page.goto('/wrong/place/config');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('htmlnano did not load properly.');
  await expect(banner).toContainText(`configured as ${BASE_URL},`);
  await expect(banner).toContainText('Try this base URL: /wrong/place/');
});

test('a page from before a deploy loads itself again, without a banner @subpath', async ({
  page,
  site,
}) => {
  let isOld = true;
  await page.route(at('/config'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = isOld ? html.replace(/\/main\.\w+\.js/, '/main.old.js') : html;
    isOld = false;
    await route.fulfill({ response, body });
  });
  const count = countLoads(page);
  await page.goto(at('/config'));
  await site.hydrated();
  expect(count.loads).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [name, connection, isFetched] of [
  ['tells nothing', {}, true],
  ['is slow', { effectiveType: '2g', saveData: false }, false],
  ['is to be spared, of no type', { saveData: true }, false],
] as const) {
  test(`pages are ${isFetched ? '' : 'not '}prefetched where the connection ${name}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const prefetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'other') prefetched.push(request.url());
    });
    await site.open(at('/config'));
    await presets(page).hover();
    if (isFetched) {
      await expect.poll(() => prefetched.join()).toContain(at('/assets/js/'));
    }
    await presets(page).click();
    await expect(site.heading).toHaveText('Presets');
    if (!isFetched) {
      expect(prefetched.join()).not.toContain(at('/assets/js/'));
    }
  });
}

import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { OFFLINE_BUDGET } from '../../bench/budgets';
import type { Build } from '../../src/plugins/offline/build';
import { removingWorker } from '../../src/plugins/offline/writeWorker';
import { Host, rebuild } from '../support/host';
import { at, BASE_URL, BUILD, LATEST } from './addresses';
import { findViolations } from './axe';
import { expect, test as base } from './fixtures';
import { LiveExample } from './live/fixtures';
import { SearchModal } from './searchModal';
import { DOCS, titleOf } from './specification';

interface Fixtures {
  readonly host: Host;
  /** Folder of another build of the site, as the next deploy brings it. */
  readonly next: string;
}

const test = base.extend<Fixtures>({
  host: async ({}, use) => {
    const host = await new Host(BUILD).start();
    await use(host);
    await host.stop();
  },
  next: async ({}, use, testInfo) => {
    const dir = testInfo.outputPath('next');
    rebuild(BUILD, dir);
    await use(dir);
    fs.rmSync(dir, { recursive: true });
  },
  // The host has a port of its own for each test, so nothing is kept yet.
  baseURL: async ({ host }, use) => {
    await use(host.origin);
  },
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedErrors }) => {
  // Of the network that is cut, of the page that says so, and of prefetches of
  // what is not kept.
  expectedErrors.push(
    /ERR_(INTERNET_DISCONNECTED|FAILED)/,
    /status of 503/,
    /^request: .*\/assets\/js\//,
  );
});

async function cutNetwork(context: BrowserContext, host: Host): Promise<void> {
  await host.stop();
  await context.setOffline(true);
}

async function restoreNetwork(
  context: BrowserContext,
  host: Host,
): Promise<void> {
  await host.start();
  await context.setOffline(false);
}

/** Waits until the pages of a version are kept, of one build or of several. */
async function untilKept(page: Page, path = at('/'), builds = 1) {
  await expect
    .poll(() =>
      page.evaluate(async (home) => {
        const caches_ = await Promise.all(
          (await caches.keys()).map((name) => caches.open(name)),
        );
        const kept = await Promise.all(
          caches_.map((cache) => cache.match(home)),
        );
        return kept.filter((response) => response !== undefined).length;
      }, path),
    )
    .toBe(builds);
}

const search = async (page: Page): Promise<void> => {
  const modal = new SearchModal(page);
  await modal.open();
  await modal.input.fill('collapse whitespace');
  await expect(
    modal.dialog.getByRole('row', { name: /collapseWhitespace/ }).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
};

const LATEST_DOCS = DOCS.map((doc) => ({
  route: at(doc.slug || '/'),
  title: titleOf(doc),
}));

test('after one visit, all pages of the version, their search and a used example work offline @phone', async ({
  page,
  site,
  context,
  host,
}) => {
  const example = (): LiveExample =>
    new LiveExample(
      page.locator('h3#minifycss ~ .example[data-version]').first(),
    );
  // The first thing that a reader does: the worker of the example is asked for
  // before there is a service worker.
  await page.goto(at('/modules'));
  await example().edit.click();
  await expect(example().source).toBeFocused();
  await expect(example().figure).toContainText('gzip');
  await site.hydrated();
  await untilKept(page);
  await cutNetwork(context, host);

  for (const { route, title } of LATEST_DOCS) {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await site.hydrated();
    await expect(site.heading).toHaveText(title);
  }
  await search(page);

  await page.goto(at('/modules'));
  const { edit, source, result } = example();
  await edit.click();
  await source.fill('<style>a { color: #ff0000 }</style>');
  await expect(result.first()).toHaveText('<style>a{color:red}</style>');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('offline, links lead through the version without loading a page', async ({
  page,
  site,
  context,
  host,
}) => {
  await site.open(at('/config'));
  await untilKept(page);
  await cutNetwork(context, host);
  await site.open(at('/config'));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  for (const { route, title } of LATEST_DOCS) {
    await site.sidebar.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(route);
    await expect(site.heading).toHaveText(title);
  }
  expect(loads).toBe(0);
});

for (const [name, route] of [
  ['with the name of its file', '/usage.html'],
  ['with a slash', '/usage/'],
  ['with a query', '/usage?docusaurus-theme=dark'],
] as const) {
  test(`offline, a page is found by an address ${name}`, async ({
    page,
    site,
    context,
    host,
  }) => {
    await site.open(at('/'));
    await untilKept(page);
    await cutNetwork(context, host);
    await page.goto(at(route));
    await expect(site.heading).toHaveText('Usage');
  });
}

test('offline, the search page answers', async ({
  page,
  site,
  context,
  host,
}) => {
  await site.open(at('/'));
  await untilKept(page);
  await cutNetwork(context, host);
  await page.goto(at('/search?q=minify%20css'));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /minifyCss/ })
      .first(),
  ).toBeVisible();
});

test('what is not kept says so, and what can be read @phone', async ({
  page,
  site,
  context,
  host,
}) => {
  await site.open(at('/'));
  await untilKept(page);
  await cutNetwork(context, host);
  await page.goto(at('/next/usage?a="b"'));
  await expect(site.heading).toHaveText('You are offline');
  await expect(page.locator('code')).toHaveText(at('/next/usage'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    `htmlnano ${LATEST}`,
  ]);
  const links = page.getByRole('list').getByRole('link');
  await expect(links).toHaveText([
    'Introduction',
    'Usage',
    'Config',
    'Presets',
    'Modules',
    'Contribute',
  ]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await links.getByText('Presets').click();
  await expect(site.heading).toHaveText('Presets');
  await page.goBack();
  await restoreNetwork(context, host);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(site.heading).toHaveText('Usage');
  await expect(page).toHaveURL(at('/next/usage?a=%22b%22'));
});

test('a link to a version that is not kept leads to what can be read', async ({
  page,
  site,
  context,
  host,
  expectedErrors,
}) => {
  expectedErrors.push(/ChunkLoadError/);
  await site.open(at('/config'));
  await untilKept(page);
  await cutNetwork(context, host);
  for (let time = 0; time < 2; time += 1) {
    await site.open(at('/config'));
    await site.versionMenu().hover();
    // The page behind a link in view may have been prefetched.
    await site.versionMenu().getByRole('link', { name: '1.1.1' }).click();
    await expect(page).toHaveURL(at('/1.1.1/config'));
    const presets = site.sidebar.getByRole('link', { name: 'Presets' });
    await presets.or(page.getByText('You are offline')).waitFor();
    if (await presets.isVisible()) await presets.click();
    await expect(site.heading).toHaveText('You are offline');
  }
});

test('each version that is opened is kept', async ({
  page,
  site,
  context,
  host,
}) => {
  await site.open(at('/next/config'));
  await untilKept(page, at('/next'));
  await site.versionMenu().hover();
  await site.versionMenu().getByRole('link', { name: '1.1.1' }).click();
  await expect(site.heading).toHaveText('Config');
  await untilKept(page, at('/1.1.1'));
  await cutNetwork(context, host);
  for (const route of ['/next/modules', '/1.1.1/modules']) {
    await site.open(at(route));
    await expect(site.heading).toHaveText('Modules');
    await search(page);
  }
  await page.goto(at('/modules'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'htmlnano Next',
    'htmlnano 1.1.1',
  ]);
});

test('a host that does not answer in time is not waited for', async ({
  page,
  site,
  host,
}) => {
  await site.open(at('/'));
  await untilKept(page);
  host.stalls = true;
  await page.goto(at('/usage?anew'));
  await expect(site.heading).toHaveText('Usage');
});

test('a site in a data saving browser keeps nothing', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await site.open(at('/'));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const registrations = await page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect(registrations).toEqual([]);
});

// Open pages prefetch what is gone.
const GONE = /status of 404/;

/** The build that a page is of, by its scripts and what it fetched. */
async function buildsOf(page: Page, dirs: readonly string[]) {
  const paths = await page.evaluate(() =>
    [
      ...Array.from(document.scripts, ({ src }) => src),
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ]
      .filter((address) => address.includes('/assets/'))
      .map((address) => new URL(address).pathname),
  );
  expect(paths.length).toBeGreaterThan(3);
  return dirs.filter((dir) =>
    paths.some((each) =>
      fs.existsSync(path.join(dir, each.slice(BASE_URL.length))),
    ),
  );
}

test('a deploy leaves open pages whole, and loaded pages are of the new build', async ({
  page,
  site,
  context,
  host,
  next,
  expectedErrors,
}) => {
  expectedErrors.push(GONE);
  await site.open(at('/config'));
  await untilKept(page);
  host.deploy(next);
  // The page from before finds all of its build, without being loaded again.
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await site.sidebar.getByRole('link', { name: 'Presets' }).click();
  await expect(site.heading).toHaveText('Presets');
  await search(page);
  expect(loads).toBe(0);
  expect(await buildsOf(page, [BUILD, next])).toEqual([BUILD]);

  // A reader who comes now gets the new one, and it is kept beside the old.
  const other = await context.newPage();
  await other.goto(at('/usage'));
  await other.mouse.move(9, 9);
  await expect(other.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  expect(await buildsOf(other, [BUILD, next])).toEqual([next]);
  await untilKept(other, at('/'), 2);

  // Offline, too, each stays what it is.
  await cutNetwork(context, host);
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(site.heading).toHaveText('Usage');
  expect(await buildsOf(page, [BUILD, next])).toEqual([BUILD]);
  await other
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Modules' })
    .click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Modules');
  await other.reload();
  await other.mouse.move(9, 9);
  await search(other);
  expect(await buildsOf(other, [BUILD, next])).toEqual([next]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('when nothing of a build is open any more, it is removed', async ({
  page,
  site,
  context,
  host,
  next,
  expectedErrors,
}) => {
  expectedErrors.push(GONE);
  await site.open(at('/config'));
  await untilKept(page);
  host.deploy(next);
  await site.open(at('/usage'));
  await untilKept(page, at('/'), 2);
  await page.close();
  const other = await context.newPage();
  await expect(async () => {
    // The browser takes the new worker when it has noticed.
    await other.goto('about:blank');
    await other.goto(at('/usage'));
    await untilKept(other, at('/'), 1);
  }).toPass();
  await cutNetwork(context, host);
  await other.goto(at('/modules'));
  await other.mouse.move(9, 9);
  await search(other);
  expect(await buildsOf(other, [BUILD, next])).toEqual([next]);
});

test('a deploy that cannot be kept whole leaves what is kept as it was', async ({
  page,
  site,
  context,
  host,
  next,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/, GONE);
  await site.open(at('/config'));
  await untilKept(page);
  host.deploy(next);
  host.refused = new RegExp(`search-docs-default-${LATEST}.more`);
  await site.open(at('/usage'));
  expect(await buildsOf(page, [BUILD, next])).toEqual([next]);
  await expect
    .poll(() => host.asked.filter((path_) => host.refused.test(path_)))
    .not.toEqual([]);
  await cutNetwork(context, host);
  await site.open(at('/modules'));
  await search(page);
  expect(await buildsOf(page, [BUILD, next])).toEqual([BUILD]);
});

test('pages of another build than the worker are not kept', async ({
  page,
  site,
  host,
  next,
}) => {
  // A host whose parts are of two deploys for a while.
  fs.copyFileSync(path.join(BUILD, 'sw.js'), path.join(next, 'sw.js'));
  fs.cpSync(path.join(BUILD, 'assets'), path.join(next, 'assets'), {
    recursive: true,
  });
  host.deploy(next);
  await site.open(at('/config'));
  await expect
    .poll(() => host.asked.filter((path_) => path_ === at('/contribute')))
    .not.toEqual([]);
  const keptPages = await page.evaluate(async () => {
    // What was asked for before has come by then.
    await fetch(location.href, { cache: 'reload' });
    const found = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return found.flat().filter((url) => !url.includes('/assets/'));
  });
  expect(keptPages).toEqual([]);
});

test('switched off, the worker and all that it kept go', async ({
  page,
  site,
  host,
  next,
  expectedErrors,
}) => {
  expectedErrors.push(GONE);
  await site.open(at('/config'));
  await untilKept(page);
  fs.writeFileSync(path.join(next, 'sw.js'), removingWorker(BASE_URL));
  host.deploy(next);
  await page.evaluate(() => caches.open('of another site'));
  await site.open(at('/usage'));
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        ...(await caches.keys()),
      ]),
    )
    .toEqual([0, 'of another site']);
  await site.open(at('/modules'));
  await search(page);
});

interface WebManifest {
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
}

test('the site can be installed', async ({ page, site, request }) => {
  await site.open(at('/'));
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send(
    'Page.getInstallabilityErrors',
  );
  // As all pages of tests are.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([
    'in-incognito',
  ]);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = (await (await request.get(url)).json()) as WebManifest;
  expect(manifest.start_url).toBe(BASE_URL);
  expect(manifest.scope).toBe(BASE_URL);
  const touchIcon = await page
    .locator('link[rel=apple-touch-icon]')
    .getAttribute('href');
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: touchIcon ?? '', sizes: '180x180' },
  ]) {
    const png = await (await request.get(src)).body();
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    // https://www.w3.org/TR/png/#11IHDR
    expect(
      `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`,
    ).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test('the worker is asked for anew, and only when a reader is there', async ({
  page,
  site,
  host,
  request,
}) => {
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  expect(host.asked).not.toContain(at('/sw.js'));
  await site.hydrated();
  await expect.poll(() => host.asked).toContain(at('/sw.js'));
  const response = await request.get(at('/sw.js'));
  expect(response.headers()['cache-control']).toBe('no-cache');
});

test('what is kept of a version stays within its budget of bytes', () => {
  const worker = fs.readFileSync(path.join(BUILD, 'sw.js'), 'utf8');
  const [, json = ''] = /JSON\.parse\('(.*?)'\)/.exec(worker) ?? [];
  const { site, versions } = JSON.parse(json) as Build;
  const weigh = (address: string): number => {
    const file = path.join(BUILD, address.slice(BASE_URL.length) || 'index');
    const name = fs.existsSync(`${file}.html`) ? `${file}.html` : file;
    return zlib.brotliCompressSync(fs.readFileSync(name)).length;
  };
  for (const version of versions) {
    const addresses = [site, version].flatMap(({ assets, others }) => [
      ...assets,
      ...Object.keys(others),
    ]);
    const bytes = addresses.map(weigh).reduce((sum, each) => sum + each, 0);
    expect(bytes, version.label).toBeLessThan(OFFLINE_BUDGET);
  }
});

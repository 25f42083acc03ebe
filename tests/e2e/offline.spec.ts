import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { OFFLINE_BUDGET } from '../../bench/budgets';
import type { Build } from '../../src/plugins/offline/writeWorker';
import { site as constants } from '../../src/site';
import { Host, rebuild } from '../support/host';
import { at, BASE_URL, BUILD, LATEST } from './addresses';
import { findViolations } from './axe';
import { expect, Site, test as base } from './fixtures';
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
  // what is not kept, or of a deploy that is gone.
  expectedErrors.push(
    /ERR_(INTERNET_DISCONNECTED|FAILED|EMPTY_RESPONSE|CONNECTION_RESET)/,
    /status of (404|503)/,
    /^request: .*\/(assets\/js\/|sw\.js)/,
    /ChunkLoadError|when fetching the script/,
  );
});

async function cutNetwork(context: BrowserContext, host: Host): Promise<void> {
  await host.stop();
  await context.setOffline(true);
}

/** The files of builds that are kept, as the worker names them. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async (base) => {
    const keys = await (await caches.open(`offline:${base}`)).keys();
    return keys.map(({ url }) => url.slice(window.location.origin.length));
  }, BASE_URL);

const buildIn = (dir: string): Build => {
  const worker = fs.readFileSync(path.join(dir, 'sw.js'), 'utf8');
  const [, json = ''] = /^self\.BUILD=(.*?\});/.exec(worker) ?? [];
  return JSON.parse(json) as Build;
};

/** Waits until a version is kept, of one build. */
async function untilKept(page: Page, version = LATEST, dir = BUILD) {
  const files = buildIn(dir).versions[version] ?? [];
  expect(files.length).toBeGreaterThan(6);
  await expect
    .poll(async () => {
      const found = await kept(page);
      return files.filter((file) => !found.includes(file));
    })
    .toEqual([]);
}

async function search(page: Page): Promise<void> {
  const modal = new SearchModal(page);
  await modal.open();
  await modal.input.fill('collapse whitespace');
  await expect(
    modal.dialog.getByRole('row', { name: /collapseWhitespace/ }).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
}

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
  const failed: string[] = [];
  context.on('requestfailed', (request) => failed.push(request.url()));
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
  expect(failed).toEqual([]);
  // What the browser's own cache holds may go at any time.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
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

test('offline, links load no page, and addresses are found in all their forms', async ({
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
  await expect(page.locator('.navbar__logo img:visible')).toHaveJSProperty(
    'complete',
    true,
  );
  for (const route of [
    '/usage.html',
    '/usage/',
    '/usage?docusaurus-theme=dark',
  ]) {
    await page.goto(at(route));
    await expect(site.heading).toHaveText('Usage');
  }
  await page.goto(at('/search?q=minify%20css'));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /minifyCss/ })
      .first(),
  ).toBeVisible();
});

test('what is not kept says so, by address and by link @phone', async ({
  page,
  site,
  context,
  host,
}) => {
  await site.open(at('/config'));
  await untilKept(page);
  await cutNetwork(context, host);
  await page.goto(at('/next/usage?a="b"'));
  await expect(site.heading).toHaveText('You are offline');
  expect(await findViolations(page)).toEqual([]);
  await host.start();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(site.heading).toHaveText('Usage');
  await expect(page).toHaveURL(at('/next/usage?a=%22b%22'));
});

test('a link to a version that is not kept leads to a page that says so', async ({
  page,
  site,
  context,
  host,
}) => {
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
  await untilKept(page, 'current');
  await site.versionMenu().hover();
  await site.versionMenu().getByRole('link', { name: '1.1.1' }).click();
  await expect(site.heading).toHaveText('Config');
  await untilKept(page, '1.1.1');
  await cutNetwork(context, host);
  for (const route of ['/next/modules', '/1.1.1/modules']) {
    await site.open(at(route));
    await expect(site.heading).toHaveText('Modules');
    await search(page);
  }
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

test('a worker that could not be fetched is asked for again by the next page', async ({
  page,
  site,
  host,
}) => {
  host.refused = /sw\.js$/;
  await site.open(at('/config'));
  await expect.poll(() => host.asked).toContain(at('/sw.js'));
  host.refused = /^$/;
  await site.sidebar.getByRole('link', { name: 'Presets' }).click();
  await untilKept(page);
});

test('a site in a data saving browser keeps nothing', async ({
  page,
  site,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await site.open(at('/'));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(host.asked).not.toContain(at('/sw.js'));
});

/** Which builds a page is of, by its scripts and what it fetched. */
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
}) => {
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
  const other = new Site(await context.newPage());
  await other.open(at('/usage'));
  expect(await buildsOf(other.page, [BUILD, next])).toEqual([next]);
  await untilKept(other.page, LATEST, next);

  // Offline, too, each stays what it is.
  await cutNetwork(context, host);
  await site.sidebar.getByRole('link', { name: 'Usage' }).click();
  await expect(site.heading).toHaveText('Usage');
  expect(await buildsOf(page, [BUILD, next])).toEqual([BUILD]);
  await other.sidebar.getByRole('link', { name: 'Modules' }).click();
  await expect(other.heading).toHaveText('Modules');
  await search(other.page);
  expect(await buildsOf(other.page, [BUILD, next])).toEqual([next]);
  await other.page.reload();
  await search(other.page);
  expect(await buildsOf(other.page, [BUILD, next])).toHaveLength(1);
});

test('when nothing of a build is open any more, it is removed', async ({
  page,
  site,
  context,
  host,
  next,
}) => {
  await site.open(at('/next'));
  await untilKept(page, 'current');
  await site.open(at('/config'));
  await untilKept(page);
  host.deploy(next);
  await site.open(at('/usage'));
  await untilKept(page, LATEST, next);
  await page.close();
  const other = new Site(await context.newPage());
  const { versions, assets } = buildIn(BUILD);
  const old = [...Object.values(versions).flat(), ...assets];
  await expect(async () => {
    // The browser takes the new worker when it has noticed.
    await other.page.goto('about:blank');
    await other.open(at('/usage'));
    const found = await kept(other.page);
    expect(
      found.filter((file) => old.includes(file) && !file.includes('/img/')),
    ).toEqual([]);
  }).toPass();
  // Also of what was not opened since.
  await untilKept(other.page, 'current', next);
  await cutNetwork(context, host);
  await other.open(at('/next/modules'));
  await search(other.page);
  expect(await buildsOf(other.page, [BUILD, next])).toEqual([next]);
});

test('a deploy that cannot be kept whole leaves what is kept as it was', async ({
  page,
  site,
  context,
  host,
  next,
}) => {
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
    .poll(() => host.asked.filter((path_) => path_ === at('/search')))
    .not.toEqual([]);
  // What was asked for before has come by then.
  await page.evaluate(() => fetch(location.href, { cache: 'reload' }));
  expect((await kept(page)).filter((file) => !/assets|img/.test(file))).toEqual(
    [],
  );
});

test('switched off, the worker and all that it kept go', async ({
  page,
  site,
  host,
  next,
}) => {
  await site.open(at('/config'));
  await untilKept(page);
  fs.copyFileSync('static/sw.js', path.join(next, 'sw.js'));
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
});

interface WebManifest {
  readonly name: string;
  readonly description: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
}

test('the site can be installed', async ({ page, site, request }) => {
  await site.open(at('/next/usage'));
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
  const absolute = (address: string): string => new URL(address, url).pathname;
  expect(manifest.name).toContain(constants.title);
  expect(manifest.description).toBe(constants.tagline);
  expect(absolute(manifest.start_url)).toBe(BASE_URL);
  expect(absolute(manifest.scope)).toBe(BASE_URL);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const touchIcon = page.locator('link[rel=apple-touch-icon]');
  const src = (await touchIcon.getAttribute('href')) ?? '';
  for (const icon of [...manifest.icons, { src, sizes: '180x180' }]) {
    const png = await (await request.get(absolute(icon.src))).body();
    // https://www.w3.org/TR/png/#11IHDR
    const sides = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(sides.join('x'), icon.src).toBe(icon.sizes);
  }
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
  const weigh = (file: string): number => {
    const [name = ''] = file.slice(BASE_URL.length).split('?');
    const place = path.join(BUILD, name || 'index');
    const page = `${place}.html`;
    const content = fs.readFileSync(fs.existsSync(page) ? page : place);
    return zlib.brotliCompressSync(content).length;
  };
  for (const [version, files] of Object.entries(buildIn(BUILD).versions)) {
    const bytes = files.map(weigh).reduce((sum, each) => sum + each, 0);
    expect(bytes, version).toBeLessThan(OFFLINE_BUDGET);
  }
});

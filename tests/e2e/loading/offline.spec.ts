import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { OFFLINE_BYTES, over } from '../../../bench/budgets';
import { type Host, refuse } from '../../support/host';
import { findViolations } from '../axe';
import { at, BUILD, LATEST, liveExample, setConnection } from '../fixtures';
import { DOCS, titleOf } from '../specification';
import { buildIn, contentOf, expect, Reader, test } from './fixtures';

test('a visited version works offline', async ({ page, reader }) => {
  test.slow();
  const failed: string[] = [];
  page.context().on('requestfailed', (request) => failed.push(request.url()));
  const { figure, edit, source, result } = liveExample(page, 'minifycss');
  // The first thing that a reader does: the worker of the example is asked for
  // before there is a service worker.
  await reader.open(at('/modules'));
  await edit.click();
  await expect(figure).toContainText('gzip');
  await reader.untilKept();
  expect(failed).toEqual([]);
  await reader.cutNetwork();

  await reader.open(at('/config'));
  for (const doc of DOCS) await reader.followLink(titleOf(doc));
  await reader.search();
  for (const route of ['/usage.html', '/usage/', '/usage?a=b']) {
    const response = await page.goto(at(route));
    expect(response?.status()).toBe(200);
    await expect(reader.heading).toHaveText('Usage');
  }
  const logo = page.locator('.navbar__logo img:visible');
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  await page.goto(at('/search?q=minify%20css'));
  const results = page.getByRole('main').getByRole('link');
  await expect(results.filter({ hasText: 'minifyCss' }).first()).toBeVisible();

  await page.goto(at('/modules'));
  await edit.click();
  await source.fill('<style>a { color: #ff0000 }</style>');
  await expect(result.first()).toHaveText('<style>a{color:red}</style>');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is not kept says so @phone', async ({ page, reader }) => {
  await reader.keepAndLeave();
  await page.goto(at('/next/usage?a="b"'));
  await expect(reader.heading).toHaveText('You are offline');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: at('/presets'), exact: true }).click();
  await expect(reader.heading).toHaveText('Presets');
  await page.goBack();
  await reader.restoreNetwork();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(at('/next/usage?a=%22b%22'));
  await reader.untilKept('current');
  await reader.cutNetwork();
  for (const route of ['/modules', '/next/modules']) {
    await reader.open(at(route));
    await expect(reader.heading).toHaveText('Modules');
    await reader.search();
  }
});

test(
  'what a script of the same host has put into the cache runs on no page',
  { tag: '@all' },
  async ({ page, reader }) => {
    await reader.open(at('/config'));
    await reader.untilKept();
    // Other projects of an owner have the same origin on GitHub Pages.
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const evil = 'document.documentElement.dataset.evil = "yes";';
      for (const { url } of await cache.keys()) {
        const isScript = url.includes('.js?');
        const body = isScript
          ? `document.documentElement.dataset.hasScripts = 'true'; ${evil}`
          : '<!doctype html><h1>Evil</h1>';
        const type = isScript ? 'text/javascript' : 'text/html';
        await cache.put(
          url,
          new Response(body, { headers: { 'content-type': type } }),
        );
        // Under a hash of its own, too.
        const bytes = new TextEncoder().encode(body);
        const digest = await crypto.subtle.digest('SHA-256', bytes);
        const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
        await cache.put(
          `${url.split('?')[0] ?? ''}?sha256-${hash}`,
          new Response(body, { headers: { 'content-type': type } }),
        );
      }
    }, 'offline:/');
    await reader.restartWorker();
    await reader.open(at('/usage'));
    await expect(reader.html).not.toHaveAttribute('data-evil');
    await reader.search();
    await reader.untilKept();
    await expect.poll(() => reader.keptWrongly()).toEqual([]);
    await reader.cutNetwork();
    await reader.open(at('/presets'));
    await expect(reader.heading).toHaveText('Presets');
    await expect(reader.html).not.toHaveAttribute('data-evil');
  },
);

for (const open of ['open', 'openRunning'] as const)
  test(`a link to what is not kept says so, ${open === 'open' ? 'before' : 'after'} the app runs`, async ({
    page,
    reader,
    site,
  }) => {
    // The page asks whether the host answers.
    site.expectErrors(/^request: .*\/next\/(?:config|presets)$/);
    await reader.keepAndLeave();
    await reader[open](at('/config'));
    await reader.openVersionMenu();
    await reader.versionMenu.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(at('/next/config'));
    // The page behind a link in view may have been prefetched. Until it is shown,
    // or the page that says so, the sidebar is the latest version's.
    const presets = reader.sidebar.locator(`a[href="${at('/next/presets')}"]`);
    await presets.or(page.getByText('You are offline')).waitFor();
    if (await presets.isVisible()) await presets.click();
    await expect(reader.heading).toHaveText('You are offline');
  });

test(
  'a host that never answers, or fails, is not waited for',
  { tag: '@all' },
  async ({ page, reader, site }) => {
    const { host } = reader;
    site.expectErrors(/status of 500/);
    await reader.open(at('/'));
    await reader.untilKept();
    host.held = /./;
    await page.goto(at('/usage?anew'));
    await expect(reader.heading).toHaveText('Usage');
    host.held = /^$/;
    host.spoil(/./, (_request, response) => response.writeHead(500).end());
    await page.goto(at('/config?anew'));
    await expect(reader.heading).toHaveText('Config');
  },
);

test(
  'where a device has no space left, pages work, and a version is kept when it has',
  { tag: '@all' },
  async ({ page, reader }) => {
    const { origin } = reader.host;
    const [last = ''] = buildIn(BUILD).versions[LATEST]?.slice(-1) ?? [];
    const session = await page.context().newCDPSession(page);
    const limit = (options: { readonly quotaSize?: number }) =>
      session.send('Storage.overrideQuotaForOrigin', { origin, ...options });
    await page.goto(at('/config'));
    await limit({ quotaSize: 200_000 });
    await reader.followLink('Config');
    await expect.poll(async () => (await reader.kept()).length).not.toBe(0);
    for (const title of ['Presets', 'Modules']) await reader.followLink(title);
    await reader.search();
    expect(await reader.kept()).not.toContain(last);
    await limit({});
    await reader.followLink('Usage');
    await reader.untilKept();
    expect(await reader.keptWrongly()).toEqual([]);
  },
);

test(
  'what is kept begins with the second page, or with the next if that is lost',
  { tag: '@all' },
  async ({ reader }) => {
    const { host } = reader;
    await reader.page.goto(at('/'));
    await reader.hydrated();
    expect(host.asked).not.toContain(at('/sw.js'));
    const worker = /sw\.js$/;
    host.spoil(worker, refuse);
    await reader.followLink('Usage');
    await expect.poll(() => host.asked).toContain(at('/sw.js'));
    host.mend(worker);
    await reader.open(at('/presets'));
    await reader.untilKept();
  },
);

test('with data saving nothing is kept', async ({ page, reader }) => {
  await setConnection(page, { saveData: true, effectiveType: '4g' });
  await reader.open(at('/'));
  await reader.followLink('Usage');
  await reader.hydrated();
  expect(reader.host.asked).not.toContain(at('/sw.js'));
});

test('where the app runs, open pages work after a deploy', async ({
  context,
  page,
  host,
  next,
}) => {
  test.slow();
  const reader = new Reader(page, host);
  await reader.openRunning(at('/next'));
  await reader.untilKept('current');
  await reader.openRunning(at('/config'));
  await reader.untilKept();
  host.deploy(next);
  await reader.followLink('Presets');
  await reader.search();
  expect(await reader.builds(BUILD, next)).toEqual([BUILD]);

  // Who comes now gets the new one, and it is kept beside the old.
  const other = new Reader(await context.newPage(), host);
  await other.openRunning(at('/usage'));
  expect(await other.builds(BUILD, next)).toEqual([next]);
  await other.untilKept(LATEST, next);
  await reader.cutNetwork();
  await reader.followLink('Usage');
  expect(await reader.builds(BUILD, next)).toEqual([BUILD]);
  await other.followLink('Modules');
  await other.search();
  expect(await other.builds(BUILD, next)).toEqual([next]);
  await other.page.reload();
  await other.search();
  expect(await other.builds(BUILD, next)).toHaveLength(1);

  await reader.restoreNetwork();
  await reader.page.close();
  const { versions, assets } = buildIn(BUILD);
  const old = [...Object.values(versions).flat(), ...assets];
  const isOld = (file: string): boolean =>
    old.includes(file) && !file.includes('/img/');
  await expect(async () => {
    await other.open(at('/usage'));
    const kept = await other.kept();
    // The browser takes the new worker when it has noticed that no page is open.
    await other.page.goto('about:blank');
    expect(kept.filter(isOld)).toEqual([]);
  }).toPass();
  await other.open(at('/usage'));
  // Also what was not opened since.
  await other.untilKept('current', next);
});

// `backForward.spec.ts` has a page that is not kept.
test(
  'Back from another site after a deploy leads to a page that works',
  { tag: '@all' },
  async ({ page, site, reader, next }) => {
    // Of scripts that are gone.
    site.expectErrors(/Refused to execute script/);
    await reader.open(at('/config'));
    await reader.untilKept();
    await page.goto('about:blank');
    reader.host.deploy(next);
    await page.goBack();
    await expect(reader.heading).toHaveText('Config');
    await reader.ready();
    await reader.followLink('Presets');
    await reader.search();
    expect(await reader.builds(BUILD, next)).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

for (const [name, asked, spoil] of [
  [
    'cannot be fetched whole',
    new RegExp(`search-docs-default-${LATEST}`),
    (host: Host, _dir: string, asked: RegExp) => host.spoil(asked, refuse),
  ],
  [
    'is of two builds',
    /\/search$/,
    (_host: Host, dir: string) => {
      fs.appendFileSync(path.join(dir, 'search.html'), '<!-- another -->');
    },
  ],
] as const) {
  test(
    `no deploy that ${name} is shown offline`,
    { tag: '@all' },
    async ({ reader, next }) => {
      const { host } = reader;
      await reader.open(at('/config'));
      await reader.untilKept();
      // Before, as a file that is being sent must not change.
      spoil(host, next, asked);
      host.deploy(next);
      host.asked.length = 0;
      await reader.open(at('/usage'));
      expect(await reader.builds(BUILD, next)).toEqual([next]);
      await expect.poll(() => host.asked.join('\n')).toMatch(asked);
      await expect.poll(() => host.unanswered).toBe(0);
      await reader.cutNetwork();
      await reader.open(at('/modules'));
      await reader.search();
      expect(await reader.builds(BUILD, next)).toEqual([BUILD]);
    },
  );
}

test(
  'without the plugin the cache goes',
  { tag: '@all' },
  async ({ page, reader, next }) => {
    await reader.open(at('/config'));
    await reader.untilKept();
    fs.copyFileSync('static/sw.js', path.join(next, 'sw.js'));
    reader.host.deploy(next);
    await page.evaluate(() => caches.open('of another site'));
    await reader.open(at('/usage'));
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        ...(await caches.keys()),
      ]);
    await expect.poll(left).toEqual([0, 'of another site']);
  },
);

test('what is kept of a version is not much heavier than recorded', () => {
  const weighed = new Map<string, number>();
  // The best quality makes 8 % less of them, and takes fifteen times as long.
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  const weigh = (file: string): number =>
    zlib.brotliCompressSync(contentOf(file.split('?')[0] ?? ''), { params })
      .length;
  const weightOf = (file: string): number => {
    const bytes = weighed.get(file) ?? weigh(file);
    weighed.set(file, bytes);
    return bytes;
  };
  for (const [version, files] of Object.entries(buildIn(BUILD).versions)) {
    const bytes = files.map(weightOf).reduce((sum, each) => sum + each, 0);
    expect(over(version, bytes, OFFLINE_BYTES)).toEqual([]);
  }
});

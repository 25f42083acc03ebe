import type { RequestListener, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { at, BUILD, liveExample, SearchModal, TryIt } from '../fixtures';
import { buildIn, chunkOf, contentOf, expect, test } from './fixtures';

// The browser keeps for good what comes so, bad or not.
const SCRIPT = {
  'Content-Type': 'text/javascript',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** What comes instead of a script. */
const BAD_ANSWERS: Readonly<
  Record<string, (response: ServerResponse, script: Buffer) => unknown>
> = {
  'a text that says the service is busy': (response) =>
    response
      .writeHead(200, { ...SCRIPT, 'Content-Type': 'text/plain' })
      .end('Service busy'),
  'an empty script': (response) => response.writeHead(200, SCRIPT).end(),
  'a page': (response) =>
    response
      .writeHead(200, { ...SCRIPT, 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Log in</title>'),
  'a part, with status 206': (response, script) =>
    response
      .writeHead(206, {
        ...SCRIPT,
        'Content-Range': `bytes 0-99/${String(script.length)}`,
      })
      .end(script.subarray(0, 100)),
  'status 500': (response) => response.writeHead(500).end('Oops'),
  'a script that is cut off': (response, script) => {
    response.writeHead(200, { ...SCRIPT, 'Content-Length': script.length });
    response.write(script.subarray(0, 100), () => response.destroy());
  },
  'a script that a proxy has cut off': (response, script) =>
    response.writeHead(200, SCRIPT).end(script.subarray(0, 100)),
};

const answers = Object.entries(BAD_ANSWERS);

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /status of 500|ERR_|integrity|MIME type|SyntaxError|Unexpected|Invalid/,
    // Whatever half of a script is.
    /^page: /,
  );
});

test(
  'nothing bad is kept with a version',
  { tag: '@all' },
  async ({ reader }) => {
    test.slow();
    const { host } = reader;
    const script = /\/search-dialog\.\w+\.js$/;
    const asked = () => host.asked.filter((path) => script.test(path)).length;
    for (const [index, [name, answer]] of answers.entries()) {
      await test.step(`not ${name}`, async () => {
        const before = asked();
        host.spoil(script, ({ url = '' }, response) => {
          answer(response, contentOf(url));
        });
        await reader.open(at(index % 2 === 0 ? '/usage' : '/presets'));
        await expect.poll(asked).toBeGreaterThan(before);
      });
    }
    host.mend(script);
    await reader.open(at('/modules'));
    await reader.untilKept();
    expect(await reader.keptWrongly()).toEqual([]);
    await reader.cutNetwork();
    await reader.open(at('/usage'));
    await reader.search();
  },
);

test(
  'Retry fetches what was bad anew',
  { tag: '@all' },
  async ({ page, reader }) => {
    test.slow();
    const { host } = reader;
    await reader.open(at('/config'));
    await reader.untilKept();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Part of this page could not be loaded.' });
    const routes = ['/', '/config', '/presets'];
    const spoiled = answers
      .filter(([name]) => /busy|empty|proxy/.test(name))
      .map(([name, answer], index) => {
        const route = routes[index] ?? '';
        const script = chunkOf(route, 'next');
        // Also when pages prefetch it.
        host.spoil(script, ({ url = '' }, response) => {
          answer(response, contentOf(url));
        });
        return { name, route, script };
      });
    for (const { name, route, script } of spoiled) {
      await test.step(`after ${name}`, async () => {
        await page.goto(at(route, 'next'));
        await reader.failToStart(failure);
        await expect(reader.heading).toBeVisible();
        host.mend(script);
        await page.getByRole('button', { name: 'Retry' }).click();
        await reader.hydrated();
        await expect(failure).toHaveCount(0);
      });
    }
    expect(await reader.keptWrongly()).toEqual([]);
  },
);

/** Half of a file, as a host sends it whose disk is full, to be cached for good. */
const half: RequestListener = ({ url = '' }, response) => {
  const script = contentOf(url);
  response.writeHead(200, SCRIPT).end(script.subarray(0, script.length / 2));
};

const WORKER = /\/htmlnano-[\d.]+\.worker\.\w+\/worker\.js$/;
const PART = /\/part-terser\.js$/;

const tryItOut = (page: Page) => {
  const { output, error } = new TryIt(page);
  return {
    works: output.filter({ hasText: '<' }),
    fails: error.filter({ hasText: 'could not be loaded' }),
  };
};

/** Files that are fetched when something is used, and what a reader sees then. */
const LAZY = [
  ['a worker', WORKER, '/usage#try-it', tryItOut],
  ['a part of a worker', PART, '/usage#try-it', tryItOut],
  [
    'the search dialog',
    /\/search-dialog\.\w+\.js$/,
    '/config',
    async (page: Page) => {
      await page.keyboard.press('Control+k');
      return {
        works: new SearchModal(page).status,
        fails: page.locator('h1', { hasText: 'Search' }),
      };
    },
  ],
] as const;

for (const [what, file, route, use] of LAZY) {
  test(
    `half of ${what}, once, is not cached for good`,
    { tag: '@all' },
    async ({ page, reader }) => {
      test.slow();
      reader.host.spoil(file, half);
      await page.goto(at(route));
      await reader.ready();
      await expect((await use(page)).fails.first()).toBeVisible();
      reader.host.mend(file);
      await page.goto('about:blank');
      await page.goto(at(route));
      await reader.ready();
      const { works, fails } = await use(page);
      await expect(works).toBeAttached();
      await expect(fails).toHaveCount(0);
    },
  );
}

for (const [what, file] of [
  ['a worker', WORKER],
  ['a part of a worker', PART],
] as const) {
  test(
    `Retry runs ${what} that came bad`,
    { tag: '@all' },
    async ({ page, reader }) => {
      test.slow();
      reader.host.spoil(file, half);
      await page.goto(at('/usage#try-it'));
      await reader.ready();
      const { works, fails } = tryItOut(page);
      await expect(fails).toBeVisible();
      reader.host.mend(file);
      await new TryIt(page).button('Retry').click();
      await expect(works).toBeVisible();
      await expect(fails).toHaveCount(0);
    },
  );
}

test('Retry runs an example whose worker came bad', async ({
  page,
  reader,
}) => {
  test.slow();
  reader.host.spoil(WORKER, half);
  await reader.open(at('/modules'));
  const { edit, error, button, result } = liveExample(
    page,
    'collapsewhitespace',
  );
  await edit.click();
  await expect(error.first()).toContainText('could not be loaded');
  reader.host.mend(WORKER);
  await button('Retry').first().click();
  await expect(error).toHaveCount(0);
  await expect(result.first()).toBeVisible();
});

for (const way of ['a reload', 'Retry']) {
  test(
    `a page whose first scripts came bad says so, and ${way} mends it`,
    { tag: '@all' },
    async ({ page, reader }) => {
      const main = /\/main\.\w+\.js$/;
      reader.host.spoil(main, half);
      await page.goto(at('/config'));
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('could not be loaded');
      await expect(reader.heading).toHaveText('Config');
      // What other projects of the same host cache is theirs.
      const script = await page.evaluate(async (name) => {
        const scripts = Array.from(document.scripts, ({ src }) => src);
        const address = scripts.find((src) => src.includes('/main.')) ?? '';
        const cache = await caches.open(name);
        await cache.put(address, new Response('theirs'));
        return address;
      }, 'another project');
      reader.host.mend(main);
      if (way === 'Retry') await alert.getByRole('button').click();
      else await page.reload();
      await reader.ready();
      await expect(alert).toHaveCount(0);
      const theirs = await page.evaluate(
        async (address) => (await caches.match(address))?.text(),
        script,
      );
      expect(theirs).toBe('theirs');
    },
  );
}

test('a search with a bad index can be retried', async ({ reader, search }) => {
  const index = /\/assets\/search-docs-[^/]+\.json$/;
  reader.host.spoil(index, (_request, response) => {
    response.writeHead(200, SCRIPT).end('Service busy');
  });
  await reader.open(at('/config'));
  await search.open();
  await search.input.fill('minifySvg');
  await expect(search.status).toHaveText('Unable to fetch results');
  reader.host.mend(index);
  await search.tryAgain.click();
  await expect(search.rowTo(at('/modules#minifysvg'))).toBeVisible();
});

/** Keeps all that comes, as the worker of an earlier release did. */
const OLD_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (!event.request.url.includes('/assets/')) return;
  event.respondWith(caches.match(event.request.url).then(async (kept) => {
    if (kept) return kept;
    const response = await fetch(event.request);
    const cache = await caches.open('offline:${at('/')}');
    await cache.put(event.request.url, response.clone());
    return response;
  }));
});`;

test(
  'what an earlier release has kept is mended',
  { tag: '@all' },
  async ({ page, reader }) => {
    reader.host.spoil(/\/sw\.js$/, (_request, response) => {
      response.writeHead(200, SCRIPT).end(OLD_WORKER);
    });
    await reader.open(at('/config'));
    await page.evaluate(async (path) => {
      await navigator.serviceWorker.register(path);
      await navigator.serviceWorker.ready;
    }, at('/sw.js'));
    const assets = buildIn(BUILD).assets.map(
      (file) => file.split('?')[0] ?? '',
    );
    const spoilKept = (script: RegExp, text: string): Promise<void> =>
      page.evaluate(
        async ({ base, path, text }) => {
          const headers = { 'content-type': 'text/javascript' };
          const cache = await caches.open(`offline:${base}`);
          await cache.put(path, new Response(text, { headers }));
        },
        {
          base: at('/'),
          path: assets.find((path) => script.test(path)) ?? '',
          text,
        },
      );
    await spoilKept(/\/main\.\w+\.js$/, '');
    await spoilKept(/\/app\.\w+\.js$/, 'Service busy');
    await spoilKept(chunkOf('/presets'), '');
    await page.goto(at('/presets'));
    await reader.hydrated();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

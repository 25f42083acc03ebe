import type { RequestListener, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { at, liveExample, SearchModal, TryIt } from '../fixtures';
import { chunkOf, contentOf, expect, test } from './fixtures';

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
  'Retry fetches what was bad anew',
  { tag: '@all' },
  async ({ page, reader }) => {
    test.slow();
    const { host } = reader;
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
      reader.host.mend(main);
      if (way === 'Retry') await alert.getByRole('button').click();
      else await page.reload();
      await reader.ready();
      await expect(alert).toHaveCount(0);
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

import type { Page, Route } from '@playwright/test';
import { at, countLoads, expect, test } from '../fixtures';

const failing = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });

const ASSETS = /\/assets\//;

/** What goes wrong around a reader, and whether the site runs in spite of it. */
const FAULTS = {
  'each asset fails once': {
    prepare: (page: Page) => {
      const failed = new Set<string>();
      return page.route(ASSETS, (route) => {
        const address = route.request().url();
        if (failed.has(address)) return route.continue();
        failed.add(address);
        return failing(route);
      });
    },
    runs: true,
  },
  'each asset fails for good': {
    prepare: (page: Page) => page.route(ASSETS, failing),
    runs: false,
  },
  'a host answers with two deploys in turn, whose scripts are gone, and an extension adds another script each time':
    {
      prepare: async (page: Page) => {
        let loads = 0;
        await page.route('https://extension.test/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        await page.route(
          (url) => !/\.[a-z]\w*$/.test(url.pathname),
          async (route) => {
            loads += 1;
            const response = await route.fetch();
            const body = (await response.text())
              // No policy binds extensions.
              .replace(/<meta http-equiv=[^>]*>/, '')
              .replace(/(main)\.\w+(\.js)/, `$1.gone${String(loads % 2)}$2`)
              .replace(
                '<head>',
                `<head><script defer src="https://extension.test/${String(loads)}.js"></script>`,
              );
            const headers = {
              ...response.headers(),
              'content-security-policy': '',
            };
            await route.fulfill({ response, headers, body });
          },
        );
        await page.route(/\.gone\d\.js/, failing);
      },
      runs: false,
    },
};

/** A page of each kind. */
const ROUTES = [
  { route: at('/usage'), title: 'Usage' },
  { route: at('/search'), title: 'Search' },
  { route: at('/nowhere'), title: 'Page Not Found' },
];

for (const [name, { prepare, runs }] of Object.entries(FAULTS)) {
  for (const { route, title } of ROUTES) {
    test(`${route} can be read where ${name}`, async ({ page, site }) => {
      site.expectErrors(/console: /, /extension\.test/);
      const count = countLoads(page);
      const failed = new Set<string>();
      page.on('response', (response) => {
        if (response.status() === 404) failed.add(response.url());
      });
      await prepare(page);
      await page.goto(route);
      if (runs) await site.hydrated();
      else
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(site.heading).toHaveText(title);
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      await expect(page.getByText('did not load properly')).toHaveCount(0);
      expect(count.loads).toBeLessThanOrEqual(runs ? 1 + failed.size : 2);
    });
  }
}

test('scripts that do not load are reported on a page whose headings have the ids of names on window', async ({
  page,
  site,
}) => {
  site.expectErrors(/404/, /console: /);
  await page.route(ASSETS, failing);
  await page.route(at('/usage'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const headings =
      '<h2 id="docusaurus">Docusaurus</h2><h2 id="hasScripts">hasScripts</h2>';
    const body = html.replace('</article>', `${headings}</article>`);
    await route.fulfill({ response, body });
  });
  await page.goto(at('/usage'));
  await expect(page.getByRole('heading', { name: 'hasScripts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

for (const { route, title } of ROUTES) {
  test(`where the app runs, who goes on from ${route} when the network is gone reads the next page, or can retry`, async ({
    page,
    site,
    context,
  }) => {
    site.expectErrors(/console: /, /request: /);
    await site.openRunning(route);
    await expect(site.heading).toHaveText(title);
    const count = countLoads(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'htmlnano' }).first().click();
    await expect(
      page
        .getByRole('button', { name: 'Retry' })
        .or(page.getByRole('heading', { level: 1, name: 'Introduction' })),
    ).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    expect(count.loads).toBe(0);
  });
}

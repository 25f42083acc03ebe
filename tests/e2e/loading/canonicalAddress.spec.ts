import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Host } from '../../support/host';
import { at, BUILD, countLoads, expect, test } from '../fixtures';
import { HOME } from '../specification';

/** Answers as hosts do that give a file at other paths as well. */
async function serveFile(page: Page, pathname: string, file: string) {
  await page.route(
    (url) => url.pathname === pathname,
    (route) =>
      route.fulfill({
        path: path.join(BUILD, file),
        status: file === '404.html' ? 404 : 200,
        contentType: 'text/html; charset=utf-8',
      }),
  );
}

test('a page gets its plain address, wherever a host gives it', async ({
  page,
  site,
}) => {
  const count = countLoads(page);
  await page.goto(at('/presets'));
  const entries = await page.evaluate(() => history.length);
  for (const [asked, file, plain, heading] of [
    ['/config.html', 'config.html', '/config', 'Config'],
    ['/next/index.html', 'next.html', '/next', 'Introduction'],
    ['/search/', 'search.html', '/search', 'Search'],
    ['/next%2Fusage', 'next/usage.html', '/next/usage', 'Usage'],
    ['/usage%20', 'usage.html', '/usage', 'Usage'],
    ['/USAGE', 'usage.html', '/usage', 'Usage'],
  ] as const) {
    await serveFile(page, at(asked), file);
    count.loads = 0;
    await site.open(at(`${asked}?a=1&b=%20#c`));
    await expect(page).toHaveURL(at(`${plain}?a=1&b=%20#c`));
    await expect(site.heading).toHaveText(heading);
    const address = HOME + at(plain);
    await expect(
      page.locator('link[rel="canonical"]'),
      'INTERNALS.md: Built pages',
    ).toHaveAttribute('href', address);
    await expect(site.meta('og:url')).toHaveAttribute('content', address);
    expect(count.loads).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(at('/presets'));
  }
});

/**
 * Addresses of which a host says that there is no page, and what they become; the
 * others are in `tests/unit/shared/addresses.spec.ts`.
 */
const NOT_FOUND = [
  ['/next/index.html', '/next', 'Introduction'],
  ['/%75sage', '/usage', 'Usage'],
  ['/search/', '/search', 'Search'],
  ['/nowhere.html', '/nowhere'],
  ['//evil.example/index.html', '//evil.example'],
  ['/%5Cevil.html', '/%5Cevil'],
  ['/%E0%A4%A.html', '/%25E0%25A4%25A'],
  ['/%3Cb%20onclick=x%3E.html', '/%3Cb%20onclick=x%3E'],
  // What only resembles the address of a page; Docusaurus would trim these.
  ['/usage%20', '/usage%2520'],
  ['/search%20', '/search%2520'],
  ['/USAGE', '/USAGE'],
  ['/next%2Fusage', '/next%2Fusage'],
] as const;

test(
  'a page that a host does not know gets its plain address, and no address leads elsewhere',
  { tag: '@all' },
  async ({ page, site, baseURL }) => {
    for (const [asked, plain, heading = 'Page Not Found'] of NOT_FOUND) {
      site.expectNotFound(at(asked), at(plain));
      await serveFile(page, at(asked), '404.html');
      if (heading === 'Page Not Found')
        await serveFile(page, at(plain), '404.html');
      await page.goto(`${String(baseURL)}${at(asked)}?a=1#b`);
      await expect(page).toHaveURL(`${String(baseURL)}${at(plain)}?a=1#b`);
      await site.hydrated();
      const message = 'INTERNALS.md: Docs plugin';
      await expect(site.heading, message).toHaveText(heading);
    }
  },
);

// The browser follows redirects without asking `page.route`.
const testAtHost = test.extend<{ readonly baseURL: string }>({
  baseURL: async ({}, use) => {
    const host = await new Host(BUILD).start();
    host.spoil(/\/next$/, (_request, response) =>
      response.writeHead(301, { location: at('/next/') }).end(),
    );
    host.spoil(/\/next\/$/, (_request, response) =>
      response
        .writeHead(404, { 'content-type': 'text/html' })
        .end(fs.readFileSync(path.join(BUILD, '404.html'))),
    );
    await use(host.origin);
    await host.stop();
  },
});

testAtHost('a host cannot lead in circles', async ({ page, site }) => {
  site.expectNotFound(at('/next/'), at('/404.html'));
  await page.goto(at('/next/'));
  await expect(page).toHaveURL(at('/404.html'));
  await site.hydrated();
  await expect(site.heading).toHaveText('Page Not Found');
});

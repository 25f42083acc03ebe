import path from 'node:path';
import type { Page } from '@playwright/test';
import { at, BUILD } from '../addresses';
import { countLoads, expect, test } from '../fixtures';
import { URL_OF_SITE } from '../specification';

/** Answers as hosts do that give files at their own paths as well. */
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

test('a file gets its plain address @subpath', async ({ page, site }) => {
  const count = countLoads(page);
  await page.goto(at('/presets'));
  const entries = await page.evaluate(() => history.length);
  for (const [asked, file, plain, heading] of [
    ['/config.html', 'config.html', '/config', 'Config'],
    ['/next/index.html', 'next.html', '/next', 'Introduction'],
    ['/index.html', 'index.html', '/', 'Introduction'],
    ['/1.1.1.html', '1.1.1.html', '/1.1.1', 'Introduction'],
    ['/next/usage%2Ehtml', 'next/usage.html', '/next/usage', 'Usage'],
    ['/search.html', 'search.html', '/search', 'Search'],
  ] as const) {
    await serveFile(page, at(asked), file);
    count.loads = 0;
    await site.open(at(`${asked}?a=1&b=%20#c`));
    await expect(page).toHaveURL(at(`${plain}?a=1&b=%20#c`));
    await expect(site.heading).toHaveText(heading);
    const address = URL_OF_SITE + at(plain);
    await expect(
      page.locator('link[rel="canonical"]'),
      'INTERNALS.md: Canonical address',
    ).toHaveAttribute('href', address);
    await expect(site.meta('og:url')).toHaveAttribute('content', address);
    expect(count.loads).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(at('/presets'));
  }
});

test('no address is lost, or leads to another host @subpath', async ({
  page,
  site,
  baseURL,
}) => {
  site.expectErrors(/404/);
  for (const [asked, plain, heading = 'Page Not Found'] of [
    // What the host has no file for comes as its not-found page.
    ['/next/index.html', '/next', 'Introduction'],
    ['/nowhere.html', '/nowhere'],
    ['/x.html.html', '/x'],
    ['//evil.html', '//evil'],
    ['//evil.example/index.html', '//evil.example'],
    ['/%5Cevil.html', '/%5Cevil'],
    ['/%2F%2Fevil.html', '/%2F%2Fevil'],
    ['/%E0%A4%A.html', '/%25E0%25A4%25A'],
    ['/%3Cb%20onclick=x%3E.html', '/%3Cb%20onclick=x%3E'],
  ] as const) {
    await serveFile(page, at(asked), '404.html');
    if (plain !== '/next') await serveFile(page, at(plain), '404.html');
    await page.goto(`${String(baseURL)}${at(asked)}?a=1#b`);
    await expect(page).toHaveURL(`${String(baseURL)}${at(plain)}?a=1#b`);
    await site.hydrated();
    await expect(site.heading).toHaveText(heading);
  }
});

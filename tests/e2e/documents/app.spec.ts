import fs from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { findDarkViolations, findViolations } from '../axe';
import {
  APP,
  at,
  BUILD,
  countLoads,
  expect,
  Gate,
  setConnection,
  settled,
  type Site,
  test,
} from '../fixtures';

/*
 * Docusaurus's app draws the search page. These tests ask what the app shows while a page
 * loads, and when a page cannot be loaded or crashes.
 */

/** The script of a module of a route, by its name in the list of routes. */
function chunkOf(route: string, module: string): RegExp {
  const dir = path.join(BUILD, 'assets/js');
  const entry = new RegExp(`"${route}-\\w+":{[^}]*"${module}":"(\\w+)"`);
  const [name] = fs.readdirSync(dir).flatMap((file) => {
    const script = fs.readFileSync(path.join(dir, file), 'utf8');
    return entry.exec(script)?.[1] ?? [];
  });
  expect(name, 'INTERNALS.md: Start of the app').toBeDefined();
  return new RegExp(`/${String(name)}\\.\\w+\\.js$`);
}

const presetsChunk = (): RegExp => chunkOf(at('/presets'), 'content');
const searchChunk = (): RegExp => chunkOf('/search', '__comp');

/** Answers requests for a script, but not its prefetches. */
const onScript = (
  page: Page,
  script: RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<unknown> =>
  page.route(script, (route) =>
    route.request().resourceType() === 'script'
      ? handle(route)
      : route.continue(),
  );

const gone = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, body: 'gone' });

const presets = (site: Site) =>
  site.page
    .getByRole('main')
    .getByRole('link', { name: 'Presets', exact: true });

async function openSearchPage(site: Site): Promise<void> {
  await site.open('/search?q=presets');
  await site.hydrated();
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 404/, /ChunkLoadError/, /Refused to execute/);
});

test('a link of the app shows its progress', async ({ page, site }) => {
  await openSearchPage(site);
  const gate = new Gate();
  await onScript(page, presetsChunk(), gate.hold);
  const count = countLoads(page);
  await presets(site).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  // The page before stays until the next is there.
  await expect(site.heading).toHaveText('Search');
  gate.release();
  await expect(site.heading).toHaveText('Presets');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(count.loads).toBe(0);
});

test('a page whose chunk is gone is loaded once', async ({ page, site }) => {
  // Docusaurus does not catch what fails ahead of the click.
  site.expectErrors(/Loading chunk/);
  await openSearchPage(site);
  await onScript(page, presetsChunk(), gone);
  const count = countLoads(page);
  await presets(site).click();
  // The address changes first, and then the page is loaded.
  await expect(site.heading).toHaveText('Presets');
  await expect(page).toHaveURL(at('/presets'));
  await site.ready();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(count.loads).toBe(1);
});

test('the search page without its chunk has Retry', async ({ page, site }) => {
  // React hydrates the error in place of the page.
  site.expectErrors(/hydrat|#418/i);
  await onScript(page, searchChunk(), gone);
  const count = countLoads(page);
  await page.goto('/search');
  await expect(
    page.getByText(/Loading chunk \w+ failed/),
    'INTERNALS.md: Start of the app',
  ).toBeVisible();
  expect(count.loads).toBe(2);
  await page.unrouteAll();
  const gate = new Gate();
  await onScript(page, searchChunk(), gate.hold);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('#loader')).toBeVisible();
  gate.release();
  await expect(site.heading).toHaveText('Search');
});

test('the search page without its app has Retry', async ({ page, site }) => {
  await page.route(APP, gone);
  await page.goto('/search');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await site.hydrated();
});

test('a page that crashes can be tried again', async ({ page, site }) => {
  site.expectErrors(/Planted/);
  await onScript(page, presetsChunk(), async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(
      /\bdefault:\(\)=>\w+/,
      'default:()=>()=>{if(!window.isHealed)throw new Error("Planted");return "Healed"}',
    );
    await route.fulfill({ response, body });
  });
  await openSearchPage(site);
  await presets(site).click();
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

test('the router fetches the page of a link under the pointer, unless the reader saves data', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const chunk = presetsChunk();
  const countOf = () => asked.filter((url) => chunk.test(url)).length;
  await openSearchPage(site);
  await presets(site).hover();
  const message = 'INTERNALS.md: Start of the app';
  await expect.poll(countOf, { message }).toBe(1);
  await setConnection(page, { effectiveType: '4g', saveData: true });
  await openSearchPage(site);
  await presets(site).hover();
  await settled(page);
  expect(countOf()).toBe(1);
  // A menu closes, although no document is loaded.
  await site.chooseVersion('Next');
  await expect(site.versionMenu).not.toHaveAttribute('open');
});

import type { Page } from '@playwright/test';
import {
  APP,
  at,
  expect,
  Gate,
  LATEST,
  NOTHING,
  OLDEST,
  settled,
  test,
  topOf,
} from '../fixtures';
import { expectPlainField, INDEX_CHUNK } from './fixtures';
import { VERSIONS } from '../specification';

/** The search page, by role and name. */
const parts = (page: Page) => ({
  main: page.getByRole('main'),
  input: page.getByRole('searchbox', { name: 'Words to search for' }),
  version: page.getByRole('combobox', { name: 'Version' }),
  status: page.getByRole('main').getByRole('status'),
  results: page.getByRole('main').locator('ol').getByRole('listitem'),
});

const historyLength = (page: Page): Promise<number> =>
  page.evaluate(() => window.history.length);

test('the address has query and version', async ({ page, site }) => {
  const { input, version, results } = parts(page);
  await site.open(at('/search'));
  const length = await historyLength(page);
  await input.pressSequentially('a&b=c #d?é+%');
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('q') === 'a&b=c #d?é+%',
  );
  expect(page.url()).toMatch(/\?q=[\w%+.*-]+$/);
  await input.fill('options');
  await input.press('Enter');
  await expect(page).toHaveURL(at('/search?q=options'));
  await expect(page).toHaveTitle('Search results for “options” | htmlnano');
  await version.selectOption('Next');
  await expect(page).toHaveURL(at('/search?q=options&version=current'));
  await expect(results.first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${at('/next')}`),
  );
  expect(await historyLength(page)).toBe(length);

  // The address determines what is shown, also after a reload or from a link.
  await page.goto(at(`/search?q=html%20minifier&version=${OLDEST}`));
  await expect(input).toHaveValue('html minifier');
  await expect(version).toHaveValue(OLDEST);
  await expect(results.first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${at('/', OLDEST)}`),
  );
  await page.goto(at('/search?q=html&version=9.9.9&page=x'));
  await expect(version).toHaveValue(LATEST);
  await expect(results).not.toHaveCount(0);
});

test('the results have pages', async ({ page, site }) => {
  const { input, results, status } = parts(page);
  await site.open(at('/search?q=options&version=current'));
  await expect(status).toHaveText(/^\d+ results, page 1 of \d+$/);
  const count = parseInt(await status.innerText(), 10);
  const pages = Math.ceil(count / 20);
  expect(pages).toBeGreaterThan(1);
  const isAt = async (number: number): Promise<void> => {
    await expect(status).toHaveText(
      `${String(count)} results, page ${String(number)} of ${String(pages)}`,
    );
    const expected = number < pages ? 20 : count - (pages - 1) * 20;
    await expect(results).toHaveCount(expected);
  };
  await isAt(1);
  const nav = page.getByRole('navigation', { name: 'Pages of results' });
  const previous = nav.getByRole('button', { name: 'Previous page' });
  const next = nav.getByRole('button', { name: 'Next page' });
  await expect(previous).toHaveCount(0);
  const first = await results.allTextContents();
  await next.click();
  await expect(page).toHaveURL(at('/search?q=options&version=current&page=2'));
  await isAt(2);
  await expect(status).toBeFocused();
  // The page has been scrolled to its top.
  await expect(input).toBeInViewport();
  await page.goBack();
  await isAt(1);
  expect(await results.allTextContents()).toEqual(first);
  // There were more pages when this address was copied.
  await page.goto(at('/search?q=options&version=current&page=99'));
  await previous.click();
  await isAt(pages);
  await expect(next).toHaveCount(0);
  await previous.click();
  await isAt(pages - 1);
  await next.click();
  await isAt(pages);
  // Another query begins at its first page.
  await input.fill('option');
  await expect(page).toHaveURL(at('/search?q=option&version=current'));
});

test('Back leads to the place in the results', async ({ page, site }) => {
  await site.open(at('/search?q=options'));
  const { results, status } = parts(page);
  const isComplete = (): Promise<void> =>
    expect(status).toHaveText(/^\d+ results/);
  await isComplete();
  const result = results.nth(12);
  await result.scrollIntoViewIfNeeded();
  const before = await topOf(result);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const isThere = async (): Promise<void> => {
    await isComplete();
    await expect.poll(() => topOf(result)).toBeCloseTo(before, -1);
    await settled(page);
    expect(await topOf(result)).toBeCloseTo(before, -1);
  };
  await result.getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await isThere();
  await page.reload();
  await isThere();
});

test('a result shows the headings above it', async ({ page, site }) => {
  await site.open(at('/search?q=minifySvg'));
  const { main, results, status } = parts(page);
  await expect(main).toMatchAriaSnapshot(`
- main:
  - heading "Search" [level=1]
  - search:
    - text: Words to search for
    - searchbox "Words to search for": minifySvg
    - text: Version
    - combobox "Version":
${VERSIONS.map(({ label }) => `      - option "${label}"${label === LATEST ? ' [selected]' : ''}`).join('\n')}
  - status: /^\\d+ results/
  - list:
    - listitem:
      - heading "minifySvg" [level=2]:
        - link "minifySvg":
          - /url: ${at('/modules#minifysvg')}
          - mark: minifySvg`);
  await expect(results.first()).toContainText('Modules › Styles, scripts and');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(at('/modules#minifysvg'));
  await page.goto(at(`/search?q=${NOTHING}`));
  await expect(status).toHaveText(`No results for ${NOTHING}`);
  await expect(results).toHaveCount(0);
});

test('what is typed before React runs is searched', async ({ page, site }) => {
  const { input, status } = parts(page);
  const gate = new Gate();
  await page.route(APP, gate.hold);
  await page.goto(at('/search'), { waitUntil: 'domcontentloaded' });
  await input.fill('minifySvg');
  gate.release();
  await site.hydrated();
  await expect(status).toHaveText(/^\d+ results?/);
  await expect(input).toHaveValue('minifySvg');
  await expect(page).toHaveURL(at('/search?q=minifySvg'));
});

test('at most 512 characters are searched', async ({ page, site }) => {
  const { input } = parts(page);
  await site.open(at('/search?q=html'));
  await site.hydrated();
  await expect(site.meta('robots')).toHaveAttribute(
    'content',
    'noindex, follow',
  );
  await expectPlainField(input);
  await input.fill('');
  await expect(page).toHaveTitle('Search | htmlnano');
  await page.goto(at(`/search?q=${'y'.repeat(600)}`));
  await expect(input).toHaveValue('y'.repeat(512));
  await input.fill('x'.repeat(600));
  await expect(input).toHaveValue('x'.repeat(512));
});

test('a failed search shows an error', async ({ page, site }) => {
  site.expectErrors(/net::ERR_FAILED/, /search-d/);
  const { main, status, results } = parts(page);
  await page.route(/assets\/js\/search-dialog/, (route) => route.abort());
  await site.open(at('/search?q=minifySvg'));
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await page.unrouteAll();
  await page.route(INDEX_CHUNK, (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('Unable to fetch results');
  await expect(main).toContainText(
    'You might want to check your network connection.',
  );
  await expect(main).toContainText('Failed to fetch');
  await page.unroute(INDEX_CHUNK);
  const gate = new Gate();
  await page.route(INDEX_CHUNK, gate.hold);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('Loading results');
  gate.release();
  await expect(results.first()).toContainText('minifySvg');
  await expect(status).toHaveText(/^\d+ results/);
});

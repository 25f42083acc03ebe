import { note } from '../notes';
import { at } from './addresses';
import { expect, test } from './fixtures';

test('/search answers and reads the query @subpath', async ({ page, site }) => {
  const response = await page.goto(at('/search?q=collapse%20whitespace'));
  expect(response?.status()).toBe(200);
  await site.hydrated();
  await expect(page).toHaveTitle(
    'Search results for “collapse whitespace” | htmlnano',
  );
  await expect(page.getByRole('searchbox')).toHaveValue('collapse whitespace');
  await expect(site.meta('robots')).toHaveAttribute('content', /noindex/);
  await page.goto(at('/search'));
  await expect(page).toHaveTitle('Search | htmlnano');
});

for (const route of ['/nowhere', '/next/nowhere', '/1.1.1/modules/nowhere']) {
  isNotFound(route);
}

test.describe('in another case', { annotation: note('route-case') }, () => {
  for (const route of [
    '/Search?q=html',
    '/Config',
    '/next/Modules',
    '/1.1.1/usagE',
  ]) {
    isNotFound(route);
  }
});

function isNotFound(route: string): void {
  test(`${route} is the not-found page, with status 404 @subpath`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const response = await page.goto(at(route));
    expect(response?.status()).toBe(404);
    await site.hydrated();
    await expect(site.heading).toHaveText('Page Not Found');
  });
}

for (const [name, type] of [
  ['favicon.svg', 'image/svg+xml'],
  ['mark.svg', 'image/svg+xml'],
  ['mark-dark.svg', 'image/svg+xml'],
  ['wordmark.svg', 'image/svg+xml'],
  ['social-card.png', 'image/png'],
] as const) {
  test(`/img/${name} is there @subpath`, async ({ request }) => {
    const response = await request.get(at(`/img/${name}`));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  });
}

test('the social card is 1200 by 630', async ({ request }) => {
  const png = await (await request.get(at('/img/social-card.png'))).body();
  // Width and height stand in the first chunk of every PNG.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

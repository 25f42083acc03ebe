import path from 'node:path';
import { note } from '../notes';
import { at } from './addresses';
import { expect, test } from './fixtures';
import {
  DOCS,
  NEXT,
  PAGES,
  REPOSITORY,
  routeOf,
  titleOf,
  URL_OF_SITE,
} from './specification';

for (const { version, doc, route } of PAGES) {
  test(
    `${route} shows ${titleOf(doc)} of ${version.label}, and where it stands @phone @subpath`,
    {
      annotation: [note('library'), note('site-words'), note('page-order')],
    },
    async ({ page, site }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await site.hydrated();

      await expect(page).toHaveTitle(`${titleOf(doc)} | htmlnano`);
      await expect(site.heading).toHaveText(titleOf(doc));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${URL_OF_SITE}${route}`,
      );
      await expect(site.meta('description')).toHaveAttribute(
        'content',
        /^.{60,160}$/,
      );
      await expect(site.meta('keywords')).toHaveAttribute(
        'content',
        /htmlnano|\w/,
      );
      await expect(site.meta('og:image')).toHaveAttribute(
        'content',
        URL_OF_SITE +
          at(`/img/cards/${path.basename(version.folder)}/${doc.id}.png`),
      );
      await expect(site.editLink).toHaveAttribute(
        'href',
        `${REPOSITORY}/edit/master/docs/${version.folder}/${doc.file}`,
      );
      if (version.banner === undefined) await expect(site.banner).toBeHidden();
      else await expect(site.banner).toContainText(version.banner);
      await expect(page.locator('.theme-doc-version-badge')).toHaveText(
        `Version: ${version.label}`,
      );

      // On a phone it stands in the drawer, which has tests of its own.
      if (await site.hamburger.isVisible()) return;
      const links = site.sidebar.getByRole('link');
      await expect(links).toHaveText(DOCS.map(titleOf));
      for (const [index, each] of DOCS.entries()) {
        await expect(links.nth(index)).toHaveAttribute(
          'href',
          routeOf(version, each),
        );
      }
      await expect(site.sidebar.locator('[aria-current="page"]')).toHaveText(
        titleOf(doc),
      );
    },
  );
}

test('descriptions differ from page to page @subpath', async ({ request }) => {
  const described = await Promise.all(
    PAGES.map(async ({ route, version }) => {
      const html = await (await request.get(route)).text();
      const [, text] =
        /name="?description"? content="([^"]+)"/.exec(html) ?? [];
      return { text, isNext: version === NEXT };
    }),
  );
  // Next is what was released last, until it changes.
  for (const group of [
    described.filter(({ isNext }) => isNext),
    described.filter(({ isNext }) => !isNext),
  ]) {
    const texts = group.map(({ text }) => text);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(group.length);
  }
});

test(
  'previous and next links follow the learning path @subpath',
  { annotation: note('page-order') },
  async ({ page, site }) => {
    const path = ['Usage', 'Config', 'Presets', 'Modules', 'Contribute'];
    await site.open(at('/'));
    for (const title of path) {
      await page
        .getByRole('navigation', { name: 'Docs pages' })
        .getByRole('link', { name: `Next ${title}` })
        .click();
      await expect(site.heading).toHaveText(title);
    }
    await expect(
      page
        .getByRole('navigation', { name: 'Docs pages' })
        .getByRole('link', { name: /^Next/ }),
    ).toHaveCount(0);
  },
);

test('the contents list levels 2 and 3 and lead to the sections @subpath', async ({
  page,
  site,
}) => {
  await site.open(at('/modules'));
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.getByRole('link', { name: 'collapseWhitespace' }).click();
  await expect(page).toHaveURL(at('/modules#collapsewhitespace'));
  const inContents = await contents.getByRole('link').allTextContents();
  const inPage = await page
    .locator('.theme-doc-markdown :is(h2, h3)')
    .evaluateAll((headings) =>
      headings.map((heading) => heading.firstChild?.textContent ?? ''),
    );
  expect(inContents).toEqual(inPage);
});

test(
  'the footer links license, repository and changelog',
  { annotation: note('footer') },
  async ({ page, site }) => {
    await site.open(at('/'));
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Repository', REPOSITORY],
      ['Changelog', `${REPOSITORY}/blob/master/CHANGELOG.md`],
      ['MIT license', `${REPOSITORY}/blob/master/LICENSE.txt`],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute(
        'href',
        href,
      );
    }
  },
);

test('nothing is loaded from another host', async ({ page, site }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await site.open(at('/modules'));
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('no style attribute stands in the Markdown of a page', async ({
  request,
}) => {
  for (const { route } of PAGES) {
    const html = await (await request.get(route)).text();
    const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
    expect(article.length, route).toBeGreaterThan(1000);
    expect(article, route).not.toMatch(/<[^>]* style=/);
  }
});

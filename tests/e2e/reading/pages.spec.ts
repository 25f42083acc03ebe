import fs from 'node:fs';
import path from 'node:path';
import type { Page as BrowserPage } from '@playwright/test';
import { libraryOf, SITE_DIR } from '../../../src/htmlnano/versions';
import { recordsOf } from '../../../src/plugins/search/embedded/records';
import type { IndexedDoc } from '../../../src/plugins/search/embedded/types';
import { site as words } from '../../../src/site';
import { expectAccessible } from '../axe';
import {
  at,
  BUILD,
  expect,
  LATEST,
  OLDEST,
  overflowOf,
  test,
} from '../fixtures';
import {
  NEXT,
  type Page,
  PAGES,
  headingOf,
  routeOf,
  titleOf,
  HOME,
  type Version,
  VERSIONS,
} from '../specification';

/** Reads the metadata of pages from their HTML, or of the current document. */
const readPages = (page: BrowserPage, routes?: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const parser = new DOMParser();
    const pages: Document[] = addresses === undefined ? [document] : [];
    for (const address of addresses ?? []) {
      const html = await (await fetch(address)).text();
      pages.push(parser.parseFromString(html, 'text/html'));
    }
    return pages.map((each) => {
      const all = (selector: string) => [...each.querySelectorAll(selector)];
      const texts = (selector: string) =>
        all(selector).map(({ textContent }) => textContent.trim());
      const values = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name) ?? '');
      const value = (selector: string, name: string) =>
        values(selector, name)[0];
      const addresses = (selector: string) => values(selector, 'href');
      const meta = (name: string) =>
        value(`meta:is([name="${name}"], [property="${name}"])`, 'content');
      const opensearch = '[type="application/opensearchdescription+xml"]';
      return {
        title: each.title,
        headings: texts('h1'),
        canonical: value('link[rel=canonical]', 'href'),
        address: meta('og:url'),
        description: meta('description'),
        keywords: meta('keywords'),
        picture: meta('og:image'),
        otherPicture: meta('twitter:image'),
        copies: addresses('[type="text/markdown"], .markdown-link'),
        opensearch: value(`link[rel=search][title]${opensearch}`, 'href'),
        icons: addresses('link:is([rel=icon], [rel=apple-touch-icon])'),
        editLink: value('.theme-edit-this-page', 'href'),
        banner: texts('.theme-doc-version-banner').join(''),
        bannerLinks: addresses('.theme-doc-version-banner a'),
        along: texts('.pagination-nav a'),
        sidebar: texts('.theme-doc-sidebar-menu a'),
        sidebarLinks: addresses('.theme-doc-sidebar-menu a'),
        current: texts(
          ':is(.drawer-links > ul:not(.menu__list), .theme-doc-sidebar-menu) [aria-current=page]',
        ),
        drawerTitle: texts('.drawer-links > p'),
        drawerLinks: addresses('.drawer-links > ul:not(.menu__list) a'),
        versionLinks: addresses('.dropdown__menu a'),
        tryItLinks: addresses('.navbar a.try-it-open'),
        footerLinks: addresses('.footer a'),
        translated: all(':is(h2, h3) > span, nav a, .markdown code')
          .filter(
            (name) =>
              /^[a-z]+[A-Z]\w+$/.test(name.textContent) &&
              !name.closest('[translate=no]') &&
              !name.querySelector('[translate=no]'),
          )
          .map(({ textContent }) => textContent),
        inlineStyles: all('article [style]').length,
        sections: all('.theme-doc-markdown :is(h1, h2, h3, h4, h5, h6)').map(
          ({ tagName, id }) => (tagName === 'H1' ? '' : `#${id}`),
        ),
      };
    });
  }, routes);

/** Right after a release the latest pages are about what npm installs: no banner. */
const isInstalled = ({ name }: { readonly name: string }): boolean =>
  name === LATEST && libraryOf(SITE_DIR, NEXT).number === LATEST;

const expectedOf = ({ version, doc, route, file }: Page) => {
  const title = titleOf(doc);
  const picture = HOME + at('/img/social-card.png');
  const copy = doc.slug === '' ? `${version.base}/index.md` : `${route}.md`;
  const other = version === NEXT ? at('') : NEXT.base;
  const pages = PAGES.filter((page) => page.version === version);
  const index = pages.findIndex((page) => page.doc === doc);
  return {
    title: `${title} | ${words.title}`,
    headings: [headingOf(doc)],
    canonical: HOME + route,
    address: HOME + route,
    description: expect.stringMatching(/^.{60,160}$/),
    keywords: expect.stringMatching(/\w/),
    picture,
    otherPicture: picture,
    copies: [copy, copy],
    opensearch: at('/opensearch.xml'),
    icons: [at('/img/favicon.svg'), at('/img/touch.png')],
    editLink: `${words.repository}/edit/master/docs/${file}`,
    banner: isInstalled(version) ? '' : expect.stringContaining(version.banner),
    bannerLinks: isInstalled(version) ? [] : [other + doc.slug || '/'],
    along: [
      ...pages
        .slice(0, index)
        .slice(-1)
        .map((page) => `Previous${titleOf(page.doc)}`),
      ...pages
        .slice(index + 1, index + 2)
        .map((page) => `Next${titleOf(page.doc)}`),
    ],
    sidebar: pages.map((page) => titleOf(page.doc)),
    sidebarLinks: pages.map((page) => page.route),
    current: [title, title],
    drawerTitle: [`Version: ${version.label}`],
    drawerLinks: pages.map((page) => page.route),
    versionLinks: VERSIONS.map((each) => routeOf(each, doc)),
    // In the navbar, and in the drawer.
    tryItLinks: Array(2).fill(at(`${version.base}/usage#try-it`)),
    footerLinks: [
      words.repository,
      words.changelog,
      words.licence,
      at('/licenses.txt'),
    ],
    // No name of an option.
    translated: [],
    // The policy would need a hash for each of them.
    inlineStyles: 0,
    sections: expect.any(Array),
  };
};

/** In the page: the size of an image. */
const sizeOf = async (address: string): Promise<string> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${String(image.naturalWidth)} × ${String(image.naturalHeight)}`;
};

/** The addresses of the headings in the search index that a version's readers fetch. */
function headingsInIndex({ name }: Version): string[] {
  const dir = path.join(BUILD, 'assets');
  const prefix = `search-docs-default-${name}.`;
  const [file = ''] = fs
    .readdirSync(dir)
    .filter((each) => each.startsWith(prefix));
  const docs = JSON.parse(
    fs.readFileSync(path.join(dir, file), 'utf8'),
  ) as readonly IndexedDoc[];
  return docs
    .flatMap((doc) => recordsOf(doc, name))
    .filter(({ type }) => type !== 'content')
    .map(({ url }) => url)
    .sort();
}

test('every page says what it is', async ({ page }) => {
  await page.goto(at('/search'));
  const routes = PAGES.map(({ route }) => route);
  const written = await readPages(page, routes);
  for (const [index, each] of PAGES.entries()) {
    expect.soft(written[index], each.route).toEqual(expectedOf(each));
  }
  // Right after a release, Next has the descriptions of the latest.
  const released = written.filter((_, index) => PAGES[index]?.version !== NEXT);
  const descriptions = released.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(released.length);
  const picture = written[0]?.picture ?? '';
  expect(await page.evaluate(sizeOf, picture.slice(HOME.length))).toBe(
    '1200 × 630',
  );

  // The search of each version has every heading, and no others.
  for (const version of VERSIONS) {
    const sections = PAGES.flatMap((each, index) =>
      each.version === version
        ? (written[index]?.sections ?? []).map((hash) => each.route + hash)
        : [],
    );
    const message = `${version.label}, INTERNALS.md: Markdown of pages`;
    expect(headingsInIndex(version), message).toEqual(sections.sort());
  }
});

/** A page of each kind: versions differ in their banner alone. */
const SCREENS: readonly { route: string; tag?: string }[] = [
  ...PAGES.filter(({ version }) => version === NEXT).map(({ route }) => ({
    route,
    ...(route === at('/next') && { tag: '@phone' }),
  })),
  { route: at('/usage', OLDEST) },
  { route: at('/search'), tag: '@phone' },
  { route: at('/search?q=options'), tag: '@phone' },
  { route: at('/nowhere'), tag: '@phone' },
];

for (const { route, tag } of SCREENS) {
  test(
    `${route} is as it was written once it runs, accessible in both color modes, and never wider than the window`,
    tag === undefined ? {} : { tag },
    async ({ page, site, isMobile }) => {
      // axe takes long on the modules pages.
      test.slow();
      site.expectNotFound(at('/nowhere'));
      await site.open(route);
      if (route.includes('?')) {
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          /^\d+ results/,
        );
      }
      // On a phone the sidebar is in the drawer.
      if (!isMobile && PAGES.some((each) => each.route === route)) {
        const [written] = await readPages(page, [route]);
        expect((await readPages(page))[0]).toEqual(written);
      }
      await expectAccessible(page);
      for (const [width, size] of [
        [1280, '200%'],
        [390, '200%'],
        [320, '100%'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        const sizes = `${String(width)} pixels, text of ${size}`;
        await expect.poll(() => overflowOf(page), sizes).toBe(0);
      }
    },
  );
}

test('the contents list the headings', async ({ page, site }) => {
  await site.open(at('/modules'));
  const { contents } = site;
  await contents.getByRole('link', { name: 'collapseWhitespace' }).click();
  await expect(page).toHaveURL(at('/modules#collapsewhitespace'));
  // It stays beside the text, as high as the window.
  await expect(contents).toBeInViewport({ ratio: 1 });
  const inContents = await contents.getByRole('link').allTextContents();
  const inPage = await page
    .locator('.theme-doc-markdown :is(h2, h3)')
    .evaluateAll((headings) =>
      headings.map((heading) => heading.firstChild?.textContent ?? ''),
    );
  expect(inContents).toEqual(inPage);
  expect(await contents.evaluate(brokenWords)).toEqual([]);
});

/** In the page: the words of an element, those of names too, that lines break. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(
      /\p{Lu}?[^\s\p{Lu}]+/gu,
    )) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(text.data);
    }
  }
  return broken;
}

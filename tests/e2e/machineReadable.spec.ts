import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { PageChecks } from '../../src/examples/checks';
import { readPageChecks } from '../../src/examples/pageChecks';
import { documentedVersions, libraryOf } from '../../src/examples/versions';
import { hasHistory } from '../../src/plugins/machine-readable/history';
import { at, BASE_URL, BUILD, LATEST } from './addresses';
import { expect, test } from './fixtures';
import { LATEST_PAGES, PAGES, URL_OF_SITE, VERSIONS } from './specification';

const SITE = path.join(__dirname, '../..');

/**
 * Files of which git knows when they changed: none in a copy without its history,
 * and not those of a version that was just released.
 */
const datedFiles = new Set(
  hasHistory(SITE)
    ? execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', '.'], {
        cwd: SITE,
        encoding: 'utf8',
      }).split('\n')
    : [],
);

const DATED = PAGES.filter(({ version, doc }) =>
  datedFiles.has(`${version.folder}/${doc.file}`),
).map(({ route }) => route);

const mirrorOf = (route: string): string =>
  VERSIONS.some(({ base }) => at(base || '/') === route)
    ? `${route.replace(/\/$/, '')}/index.md`
    : `${route}.md`;

/** The file behind an address of the site, relative to the build. */
const fileOf = (route: string): string => route.slice(BASE_URL.length);

const read = (route: string): string =>
  fs.readFileSync(path.join(BUILD, fileOf(route)), 'utf8');

/** Addresses of a Markdown text's links. */
function linksIn(markdown: string): string[] {
  const links: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push(node.url);
  });
  return links;
}

/** The checks of a page without where they stand. */
const whatIsChecked = (checks: PageChecks): unknown =>
  JSON.parse(
    JSON.stringify(checks, (key, value: unknown) =>
      ['file', 'line', 'endLine', 'page'].includes(key) ? undefined : value,
    ),
  );

const idsOf = new Map<string, ReadonlySet<string>>();

/** The ids of a built page. */
function idsIn(route: string): ReadonlySet<string> {
  const known = idsOf.get(route);
  if (known) return known;
  const ids = new Set<string>();
  visit(fromHtml(read(route)), 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
  });
  idsOf.set(route, ids);
  return ids;
}

/** Says whether an address of the site leads to a built page and a place on it. */
function leadsSomewhere(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const file = /\.(md|txt)$/.test(pathname)
    ? pathname
    : `${pathname === at('/') ? at('/index') : pathname.replace(/\/$/, '')}.html`;
  if (!file.startsWith(BASE_URL)) return false;
  if (!fs.existsSync(path.join(BUILD, fileOf(file)))) return false;
  return hash === '' || idsIn(file).has(decodeURIComponent(hash.slice(1)));
}

const isOwn = (address: string): boolean => address.startsWith(URL_OF_SITE);

for (const { route, version, doc } of PAGES) {
  const mirror = mirrorOf(route);

  const tag = version.name === LATEST ? '@subpath' : [];
  test(
    `${mirror} has the page's examples, as they are checked, and full addresses`,
    { tag },
    () => {
      const markdown = read(mirror);
      expect(markdown).toMatch(/^# /);
      expect(markdown).toContain(
        `> htmlnano ${version.label}, from ${URL_OF_SITE}${route}\n`,
      );
      const links = linksIn(markdown);
      expect(links.filter((link) => !/^https?:/.test(link))).toEqual([]);
      expect(
        links.filter((link) => isOwn(link) && !leadsSomewhere(link)),
      ).toEqual([]);
      expect(whatIsChecked(readPageChecks(BUILD, fileOf(mirror)))).toEqual(
        whatIsChecked(readPageChecks(SITE, `${version.folder}/${doc.file}`)),
      );
    },
  );
}

test('llms.txt lists every page, the latest version first @subpath', () => {
  const text = read(at('/llms.txt'));
  expect(text).toMatch(/^# htmlnano\n\n> \S/);
  const mirrors = PAGES.map(({ route }) => URL_OF_SITE + mirrorOf(route));
  const full = URL_OF_SITE + at('/llms-full.txt');
  const links = linksIn(text).filter((link) => link !== full);
  expect(links.sort()).toEqual(mirrors.sort());
  const [latest, others] = text.split('## Optional');
  expect(linksIn(latest ?? '').map((link) => path.basename(link))).toEqual([
    'llms-full.txt',
    'index.md',
    'usage.md',
    'config.md',
    'presets.md',
    'modules.md',
    'contribute.md',
  ]);
  expect(linksIn(others ?? '')).toHaveLength(
    PAGES.length - LATEST_PAGES.length,
  );
});

test('llms-full.txt is the latest version in one file @subpath', () => {
  const text = read(at('/llms-full.txt'));
  for (const { route } of LATEST_PAGES) {
    expect(text).toContain(read(mirrorOf(route)).trimEnd());
  }
});

test('robots.txt names the sitemap, which has every page @subpath', async ({
  page,
}) => {
  expect(read(at('/robots.txt'))).toContain(
    `Sitemap: ${URL_OF_SITE}${at('/sitemap.xml')}`,
  );
  await page.goto(at('/'));
  const entries = await page.evaluate(
    (xml) =>
      Array.from(
        new DOMParser()
          .parseFromString(xml, 'application/xml')
          .querySelectorAll('url'),
        (url) => ({
          address: url.querySelector('loc')?.textContent ?? '',
          modified: url.querySelector('lastmod')?.textContent ?? '',
        }),
      ),
    read(at('/sitemap.xml')),
  );
  expect(entries.map(({ address }) => address).sort()).toEqual(
    PAGES.map(({ route }) => URL_OF_SITE + route).sort(),
  );
  for (const { address, modified } of entries) {
    const isDated = DATED.includes(address.slice(URL_OF_SITE.length));
    expect(modified).toMatch(isDated ? /^\d{4}-\d\d-\d\d$/ : /^$/);
  }
});

test('the feed tells of releases and of changed pages, the newest first @subpath', async ({
  page,
}) => {
  await page.goto(at('/config'));
  await expect(
    page.locator('link[rel=alternate][type="application/atom+xml"]'),
  ).toHaveAttribute('href', at('/feed.xml'));
  const entries = await page.evaluate(
    (xml) =>
      Array.from(
        new DOMParser()
          .parseFromString(xml, 'application/xml')
          .querySelectorAll('feed > entry'),
        (entry) => ({
          id: entry.querySelector('id')?.textContent ?? '',
          title: entry.querySelector('title')?.textContent ?? '',
          address: entry.querySelector('link')?.getAttribute('href') ?? '',
          updated: entry.querySelector('updated')?.textContent ?? '',
        }),
      ),
    read(at('/feed.xml')),
  );
  // Next may document what is released already: then that is no news of Next.
  const documented = [
    ...new Set(
      documentedVersions(SITE).map(
        (version) => libraryOf(SITE, version).number,
      ),
    ),
  ];
  const titles = entries.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      ...documented.map((name) => `htmlnano ${name}`),
      ...(DATED.includes(at('/next/usage'))
        ? ['Usage of Next was changed']
        : []),
    ]),
  );
  expect(entries).toHaveLength(documented.length + DATED.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const dates = entries.map(({ updated }) => updated);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(entries.filter(({ address }) => !leadsSomewhere(address))).toEqual([]);
});

test('pages say when they were changed last', async ({ page }) => {
  const route = at('/next/usage');
  await page.goto(route);
  const time = page.locator('.theme-last-updated time');
  if (DATED.includes(route))
    await expect(time).toHaveAttribute('datetime', /^\d{4}-/);
  else await expect(time).toHaveCount(0);
});

for (const [route, version] of [
  ['/', LATEST],
  ['/1.1.1/modules', '1.1.1'],
] as const) {
  test(`${route} says in structured data what it documents @subpath`, async ({
    page,
    site,
  }) => {
    await page.goto(at(route));
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map(
          ({ textContent }) =>
            JSON.parse(textContent) as Record<string, unknown>,
        ),
      );
    expect(data.map((each) => each['@type']).sort()).toEqual([
      'BreadcrumbList',
      'TechArticle',
    ]);
    expect(data.find((each) => each['@type'] === 'TechArticle')).toMatchObject({
      headline: await site.heading.textContent(),
      url: URL_OF_SITE + at(route),
      ...(DATED.includes(at(route)) && {
        dateModified: expect.stringMatching(/^\d{4}-/),
      }),
      about: { '@type': 'SoftwareSourceCode', name: 'htmlnano', version },
    });
  });
}

test(
  'a page can be copied and viewed as Markdown, before the site runs, too @subpath',
  { tag: '@phone' },
  async ({ page, context, expectedErrors }) => {
    // A Markdown file names no icon: browsers look for one at the root.
    expectedErrors.push(/404/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at('/next/usage'));
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', at('/next/usage.md'));
    await expect(
      page.locator('link[rel=alternate][type="text/markdown"]'),
    ).toHaveAttribute('href', at('/next/usage.md'));
    await page.getByRole('button', { name: 'Copy page', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(read(at('/next/usage.md')));
    await link.click();
    await expect(page.getByText('# Usage')).toBeVisible();
  },
);

test('a page that cannot be copied says so', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.route('**/usage.md', (route) => route.fulfill({ status: 404 }));
  await page.goto(at('/usage'));
  await page.getByRole('button', { name: 'Copy page', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
});

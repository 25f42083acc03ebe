import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { publishedSchema } from '../../src/htmlnano/live/build/readVersionData';
import { readSections } from '../../checks/blocks';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import {
  documentedVersions,
  libraryOf,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { site } from '../../src/site';
import { hasHistory } from '../../src/gitHistory';
import { readRedirects } from '../../scripts/siteHandler';
import { writeFiles } from '../support/files';
import { at, BUILD, LATEST } from '../e2e/addresses';
import {
  HOME,
  isIndexed,
  LATEST_PAGES,
  NEXT,
  PAGES,
  titleOf,
  VERSIONS,
} from '../e2e/specification';

/**
 * Files whose last change git knows: none in a copy without its history,
 * and not those of a version that was just released.
 */
const datedFiles = new Set(
  hasHistory(SITE_DIR)
    ? execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', '.'], {
        cwd: SITE_DIR,
        encoding: 'utf8',
      }).split('\n')
    : [],
);

const DATED = PAGES.filter(({ file }) => datedFiles.has(file)).map(
  ({ route }) => route,
);

const copyOf = (route: string): string =>
  VERSIONS.some(({ base }) => at(base || '/') === route)
    ? `${route.replace(/\/$/, '')}/index.md`
    : `${route}.md`;

/** The file behind an address of the site, relative to the build. */
const fileOf = (route: string): string => route.slice(1);

/** Its text; a byte order mark is none of it, as for `fetch`. */
const read = (route: string): string =>
  new TextDecoder().decode(fs.readFileSync(path.join(BUILD, fileOf(route))));

/** The unique targets of a Markdown text's links. */
function linksIn(markdown: string): string[] {
  const links = new Set<string>();
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.add(node.url);
    }
  });
  return [...links];
}

/**
 * The blocks that a page shows, with their headings: not its proofs, no positions, and
 * with the addresses of this build.
 */
function shownBlocks(dir: string, file: string): unknown {
  const sections = readSections(readMarkdown(path.join(dir, file)), file);
  const shown = sections.flatMap(({ heading, blocks }) =>
    blocks
      .filter(({ proof }) => proof === undefined)
      .map((block) => ({ heading, block })),
  );
  return JSON.parse(
    JSON.stringify(shown, (key, value: unknown) =>
      ['file', 'line', 'endLine', 'page'].includes(key) ? undefined : value,
    ).replaceAll(site.url, HOME),
  );
}

/** Whether an address of the site leads to a built page and an anchor on it. */
function leadsSomewhere(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const file = /\.(md|txt)$/.test(pathname)
    ? pathname
    : `${pathname === at('/') ? at('/index') : pathname.replace(/\/$/, '')}.html`;
  if (!fs.existsSync(path.join(BUILD, fileOf(file)))) return false;
  const id = decodeURIComponent(hash.slice(1));
  return hash === '' || new RegExp(` id="?${id}[" >]`).test(read(file));
}

/** The built pages, with their addresses: those of the site, the search, and one more. */
const HTML = [
  ...PAGES.map(({ route }) => route),
  at('/search'),
  at('/404'),
].map((route) => ({
  route,
  file: `${route === at('/') ? at('/index') : route}.html`,
}));

test('there are the pages of all versions, the search and the not-found page, and no others', () => {
  const files = fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  expect(files.sort()).toEqual(HTML.map(({ file }) => fileOf(file)).sort());
});

test('every link of every page leads somewhere', () => {
  for (const { route, file } of HTML) {
    const links = Array.from(
      read(file).matchAll(/<a [^>]*?href=(?:"([^"]*)"|([^ >]*))/g),
      ([, quoted, plain = '']) => new URL(quoted ?? plain, HOME + route).href,
    );
    expect(links.length, route).toBeGreaterThan(10);
    const own = links.filter((link) => link.startsWith(HOME));
    expect(
      own.filter((link) => !leadsSomewhere(link)),
      route,
    ).toEqual([]);
  }
});

test('a page with examples says once which version made them, and where to report a wrong one', () => {
  for (const { route, version, file } of PAGES) {
    const html = read(HTML.find((page) => page.route === route)?.file ?? '');
    const made = `htmlnano ${libraryOf(SITE_DIR, version).number}`;
    const isFirst = html.includes('class="code-block example"');
    const notes = html.split(`${made} made the results on this page. `);
    expect(notes, route).toHaveLength(isFirst ? 2 : 1);
    const title = `Wrong example in ${path.basename(file)} (${made})`;
    const address = `${site.repository}/issues/new?title=${encodeURIComponent(title)}`;
    expect(html.includes(address), route).toBe(isFirst);
  }
});

test('each block says what a reader needs, and has its buttons', () => {
  for (const { route } of PAGES) {
    const html = read(HTML.find((page) => page.route === route)?.file ?? '');
    expect(html, 'no proof').not.toContain('<summary>Proof');
    const count = (pattern: RegExp) =>
      Array.from(html.matchAll(pattern)).length;
    const results = count(/class="?code-result/g);
    const size = /label>Result<span>\d+ → \d+ bytes, /g;
    expect(count(size), route).toBe(results);
    expect(count(/label>Source</g)).toBe(count(/class="?code-source/g));
    const presets = count(/ data-preset=/g);
    expect(count(/label>[^<]+, preset \w+</g), route).toBe(presets);
    const copied = /class="?code-(?:command|config|program|file|illustration)/g;
    expect(count(/ code-copy"/g), route).toBe(count(copied));
    // Colors.
    expect(results === 0 || /class="?token-tag/.test(html), route).toBe(true);
    // Nobody can type a function into Try it.
    for (const figure of html.split('<figure')) {
      const [options = ''] = /code-options[^]*?<\/pre>/.exec(figure) ?? [];
      if (figure.includes('live-edit')) expect(options).not.toContain('=> ');
    }
  }
});

test('the number of the latest version leads to its pages', () => {
  const redirects = readRedirects(BUILD).map(({ from, to }) => [from, to]);
  for (const { doc, route } of LATEST_PAGES)
    expect(redirects).toContainEqual([at(`/${LATEST}${doc.slug}`), route]);
});

test('each table has a name of its own, for lists of screen readers', () => {
  for (const { route, file } of HTML) {
    const html = read(file);
    const names = html.match(/aria-label="?Table(?: \d+)?: [^">]+/g) ?? [];
    expect(names, route).toHaveLength(html.split('<table').length - 1);
    expect(new Set(names).size, route).toBe(names.length);
    for (const [at, name] of names.entries()) {
      const title = name.slice(name.indexOf(': '));
      const place = names.slice(0, at + 1).filter((one) => one.endsWith(title));
      const number = place.length > 1 ? ` ${String(place.length)}` : '';
      expect(name, route).toContain(`Table${number}${title}`);
    }
  }
});

/** Anchors that other sites or Try it link to, so they must remain. */
const STABLE: Readonly<Record<string, readonly string[]>> = {
  '/usage': [
    'javascript',
    'posthtml',
    'webpack',
    'gulp',
    'try-it',
    'when-a-page-breaks',
  ],
  '/config': ['options', 'configuration-file'],
  '/presets': ['safe', 'ampsafe', 'max', 'your-own-preset'],
  '/modules': [
    'collapsewhitespace',
    'minifycss',
    'custom',
    'what-the-parser-does',
  ],
};

test('the pages keep the anchors that others link to', () => {
  const commands = `${HOME}${at(`${NEXT.base}/usage`)}#command-line`;
  expect(leadsSomewhere(commands)).toBe(true);
  for (const { base } of VERSIONS)
    for (const [slug, anchors] of Object.entries(STABLE))
      for (const anchor of anchors) {
        const address = `${base}${slug}#${anchor}`;
        expect(leadsSomewhere(HOME + at(address)), address).toBe(true);
      }
});

test('the copy of a page has its examples, as they are checked, and full addresses', () => {
  for (const { route, version, file } of PAGES) {
    const copy = copyOf(route);
    const markdown = read(copy);
    expect(markdown).toMatch(/^# /);
    // `shownBlocks` leaves proofs out.
    expect(markdown, route).not.toContain('<summary>Proof</summary>');
    expect(markdown).toContain(
      `> htmlnano ${version.label}, from ${HOME}${route}\n`,
    );
    const links = linksIn(markdown);
    expect(links.filter((link) => !/^https?:/.test(link))).toEqual([]);
    const ownLinks = links.filter((link) => link.startsWith(HOME));
    expect(ownLinks.filter((link) => !leadsSomewhere(link))).toEqual([]);
    const dir = test.info().outputPath();
    writeFiles(dir, { [fileOf(copy)]: markdown });
    expect(shownBlocks(dir, fileOf(copy))).toEqual(shownBlocks(SITE_DIR, file));
  }
});

test('copies begin with a byte order mark, by which browsers read them as UTF-8 where the host names no charset', () => {
  const bytes = (file: string) => fs.readFileSync(path.join(BUILD, file));
  for (const file of ['index.md', 'llms-full.txt', 'licenses.txt'])
    expect(bytes(file).toString('utf8', 0, 3), file).toBe('\uFEFF');
  // Crawlers may not know the mark.
  expect(bytes('robots.txt').toString()).toBe(
    `User-agent: *\nAllow: /\nSitemap: ${HOME}${at('/sitemap.xml')}\n`,
  );
});

test('the schema of each version is about the options of that version', () => {
  for (const version of VERSIONS) {
    const address = `${version.base}/schema.json`;
    const schema: unknown = JSON.parse(read(at(address)));
    const made = publishedSchema(SITE_DIR, version, HOME + at(address));
    expect(schema, address).toEqual(JSON.parse(JSON.stringify(made)));
  }
});

test('llms.txt lists every page, the latest version first, and llms-full.txt has the latest version', () => {
  const text = read(at('/llms.txt'));
  expect(text).toMatch(/^# htmlnano\n\n> \S/);
  const described = /^- \[\w+ \(htmlnano \S+\)\]\(\S+\): .{60,160}$/gm;
  expect(text.match(described)).toHaveLength(PAGES.length);
  for (const { doc, version, route } of PAGES)
    expect(text).toContain(
      `- [${titleOf(doc)} (htmlnano ${version.label})](${HOME}${copyOf(route)}): `,
    );
  const full = HOME + at('/llms-full.txt');
  const links = linksIn(text).filter((link) => link !== full);
  expect(links).toHaveLength(PAGES.length);
  expect(text).toContain(`\n## htmlnano ${LATEST}, the latest version\n`);
  const [latest, others] = text.split('## Optional');
  expect(linksIn(latest ?? '').map((link) => path.basename(link))).toEqual([
    'llms-full.txt',
    // In the order of the sidebar.
    ...LATEST_PAGES.map(({ route }) => path.basename(copyOf(route))),
  ]);
  expect(linksIn(others ?? '')).toHaveLength(
    PAGES.length - LATEST_PAGES.length,
  );
  const whole = read(at('/llms-full.txt'));
  for (const { route } of PAGES) {
    const isLatest = LATEST_PAGES.some((page) => page.route === route);
    expect(whole.includes(read(copyOf(route)).trimEnd()), route).toBe(isLatest);
  }
});

test('the sitemap has every page that search engines may list, and pages say when they were changed last', () => {
  const entries = Array.from(
    read(at('/sitemap.xml')).matchAll(
      /<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g,
    ),
    ([, loc = '', lastmod = '']) => ({ loc, lastmod }),
  );
  const files = documentedVersions(SITE_DIR).flatMap((each) =>
    pagesOf(SITE_DIR, each),
  );
  expect(PAGES.map(({ file }) => file).sort()).toEqual(files.sort());
  for (const { loc, lastmod } of entries) {
    const isDated = DATED.includes(loc.slice(HOME.length));
    expect(lastmod).toMatch(isDated ? /^\d{4}-\d\d-\d\d$/ : /^$/);
  }
  const indexed = PAGES.filter(({ version }) => isIndexed(version));
  expect(entries.map(({ loc }) => loc).sort()).toEqual(
    indexed.map(({ route }) => HOME + route).sort(),
  );
  for (const each of PAGES) {
    const html = read(
      `${each.route === at('/') ? at('/index') : each.route}.html`,
    );
    expect(/content="?noindex/.test(html), each.route).toBe(
      !isIndexed(each.version),
    );
    const isDated = DATED.includes(each.route);
    // The inlined styles have the class name as well.
    const saysDate = /class="?[^">]*\btheme-last-updated\b/.test(html);
    expect(saysDate, each.route).toBe(isDated);
  }
});

test('licenses.txt has the notices of packages in the workers, the scripts and the styles', () => {
  const parts = read(at('/licenses.txt')).split(/^-{72}$/m);
  for (const [name, words] of [
    // All have the same text.
    ...VERSIONS.map((version): [string, string] => [
      `htmlnano ${libraryOf(SITE_DIR, version).number}`,
      'Kirill Maltsev',
    ]),
    // It is inside the file of SVGO for browsers.
    ['csso', 'Sergey Kryzhanovsky'],
    // The package has no license file.
    ['infima', 'Author: Yangshun Tay'],
    // The bundler put it into the module of another package.
    ['resolve-pathname', 'Michael Jackson'],
    ['preact', 'Jason Miller'],
    ['terser', 'Mihai Bazon'],
  ] as const) {
    const own = parts.filter((part) => part.includes(`\n${name} `));
    expect(own.join(), name).toContain(words);
  }
});

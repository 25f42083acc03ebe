import { expect, test } from '@playwright/test';
import {
  suggest,
  type Site,
  type Suggestions,
} from '../../../src/theme/NotFound/suggestions';

const IDS = [
  'config',
  'contribute',
  'introduction',
  'modules',
  'presets',
  'usage',
];

const version = (name: string, label: string, path: string) => ({
  name,
  label,
  path,
  isLast: path === '/',
  docs: IDS.map((id) => ({
    id,
    path: `${path.replace(/\/?$/, '/')}${id === 'introduction' ? '' : id}`,
  })),
});

const modules = (base: string, names: readonly string[]) =>
  names.map((name) => ({
    name,
    url: `${base}/modules#${name.toLowerCase()}`,
  }));

const site: Site = {
  baseUrl: '/',
  versions: [
    version('current', 'Next', '/next'),
    version('2.1.0', '2.1.0', '/'),
    version('1.1.1', '1.1.1', '/1.1.1'),
  ],
  modules: [
    {
      version: 'current',
      modules: modules('/next', ['minifyCss', 'minifyUrls', 'minifyHtml']),
    },
    { version: '2.1.0', modules: modules('', ['minifyCss', 'minifyUrls']) },
    { version: '1.1.1', modules: modules('/1.1.1', ['minifyCss', 'oldOne']) },
  ],
};

const pathsFor = (path: string): string[] =>
  suggest(path, site).pages.map((page) => page.path);

for (const [path, ...expected] of [
  // Misspelt
  ['/confg', '/config'],
  ['/next/confg', '/next/config'],
  ['/nxt/config', '/next/config', '/config', '/1.1.1/config'],
  ['/preset', '/presets'],
  ['/contributing', '/contribute'],
  ['/nxt', '/next/'],
  // Case, hyphens, endings
  ['/Config', '/config', '/next/config', '/1.1.1/config'],
  ['/next/Modules', '/next/modules', '/modules', '/1.1.1/modules'],
  ['/pre-sets/', '/presets', '/next/presets', '/1.1.1/presets'],
  ['/usage.htm', '/usage', '/next/usage', '/1.1.1/usage'],
  ['/config/index.html', '/config', '/next/config', '/1.1.1/config'],
  // Versions
  ['/3.0/config', '/config', '/next/config', '/1.1.1/config'],
  ['/3.5.1/config', '/config', '/next/config', '/1.1.1/config'],
  ['/2.1.0/config', '/config', '/next/config', '/1.1.1/config'],
  ['/v1.1.1/config', '/1.1.1/config', '/config', '/next/config'],
  ['/2.1.0', '/'],
  ['/3.0/confg', '/config', '/next/config', '/1.1.1/config'],
  ['/docs/en/usage', '/usage', '/next/usage', '/1.1.1/usage'],
  // A page with another address than its name
  ['/introduction', '/', '/next/', '/1.1.1/'],
  ['/next/introduction', '/next/', '/', '/1.1.1/'],
  // Nothing near
  ['/nowhere'],
  ['/next/nowhere'],
  ['/image'],
  ['/x'],
  ['/'],
] as const) {
  test(`${path} leads to ${expected.join(', ') || 'no page'}`, () => {
    expect(pathsFor(path)).toEqual(expected);
  });
}

test('a page says its title and version', () => {
  expect(suggest('/next/confg', site).pages).toEqual([
    { title: 'Config', version: 'Next', path: '/next/config' },
  ]);
});

test('base URLs are respected', () => {
  const below: Site = {
    ...site,
    baseUrl: '/docs/',
    versions: site.versions.map((each) => ({
      ...each,
      path: `/docs${each.path}`,
      docs: each.docs.map(({ id, path }) => ({ id, path: `/docs${path}` })),
    })),
  };
  const { pages, version: name } = suggest('/docs/next/confg', below);
  expect(pages.map(({ path }) => path)).toEqual(['/docs/next/config']);
  expect(name).toBe('current');
  expect(suggest('/docs/v1.1.1/usage', below).pages[0]?.path).toBe(
    '/docs/1.1.1/usage',
  );
});

const moduleFor = (path: string): Suggestions['module'] =>
  suggest(path, site).module;

test('a module is known whatever its case and hyphens', () => {
  for (const path of [
    '/minifyCss',
    '/MINIFYCSS',
    '/modules/minify-css',
    '/3.0/modules/minifycss.html',
  ]) {
    expect(moduleFor(path), path).toEqual({
      name: 'minifyCss',
      sections: [
        {
          title: 'minifyCss',
          version: '2.1.0',
          path: '/modules#minifycss',
        },
        {
          title: 'minifyCss',
          version: 'Next',
          path: '/next/modules#minifycss',
        },
        {
          title: 'minifyCss',
          version: '1.1.1',
          path: '/1.1.1/modules#minifycss',
        },
      ],
      since: undefined,
    });
  }
  expect(moduleFor('/minifyCss/x')).toBeUndefined();
  expect(moduleFor('/minify')).toBeUndefined();
});

test("the section in the address's version comes first", () => {
  expect(moduleFor('/1.1.1/minifyCss')?.sections[0]?.version).toBe('1.1.1');
  expect(moduleFor('/next/minifyCss')?.sections[0]?.version).toBe('Next');
});

test('since is the first version, unless it is the oldest', () => {
  expect(moduleFor('/minifyUrls')?.since).toBe('2.1.0');
  expect(moduleFor('/minifyHtml')?.since).toBe('Next');
  expect(moduleFor('/minifyCss')?.since).toBeUndefined();
  expect(moduleFor('/oldOne')?.since).toBeUndefined();
});

test('without modules pages are suggested', () => {
  const { module, pages } = suggest('/config/', { ...site, modules: [] });
  expect(module).toBeUndefined();
  expect(pages).toHaveLength(3);
});

for (const [path, query, name] of [
  ['/nowhere', 'nowhere', undefined],
  ['/next/minify-css_options.html', 'minify css options', 'current'],
  ['/1.1.1/collapse%20whitespace', 'collapse whitespace', '1.1.1'],
  ['/2.1.0/foo', 'foo', '2.1.0'],
  ['/3.0/config', 'config', undefined],
  ['/next', '', 'current'],
  ['/<script>alert(1)</script>', 'script alert 1 script', undefined],
] as const) {
  test(`${path} is searched for as “${query}”`, () => {
    expect(suggest(path, site)).toMatchObject({ query, version: name });
  });
}

test('any path has an answer, and soon', () => {
  const hostile = [
    '',
    '//',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/\uD800',
    '/..%2f..%2fetc',
    '/constructor',
    '/__proto__/toString',
    '/"><img src=x onerror=alert(1)>',
    '/javascript:alert(1)',
    '\\evil',
    `/${'a'.repeat(1_000_000)}`,
    '/a'.repeat(500_000),
    '/%25'.repeat(300_000),
    `/${'.html'.repeat(200_000)}`,
    `/next/${'\u{1F600}'.repeat(200_000)}`,
  ];
  const start = Date.now();
  for (const path of hostile) {
    const { pages, module, query } = suggest(path, site);
    expect(pages.length).toBeLessThanOrEqual(18);
    expect(module).toBeUndefined();
    expect(query.length).toBeLessThanOrEqual(300);
  }
  expect(Date.now() - start).toBeLessThan(2000);
});

import fs from 'node:fs';
import path from 'node:path';
import { note } from '../notes';
import { at, BASE_URL, BUILD } from './addresses';
import { expect, test } from './fixtures';
import { PAGES } from './specification';

const SITE_DIR = path.join(__dirname, '../..');

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifest = (folder: string): Manifest =>
  JSON.parse(
    fs.readFileSync(path.join(SITE_DIR, folder, 'package.json'), 'utf8'),
  ) as Manifest;

const built = (ending: string): string[] =>
  fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending));

test(
  'Next says which htmlnano it documents, and that it is unreleased',
  { annotation: note('next-library') },
  async ({ page, site }) => {
    const { dependencies } = manifest('libraries/next');
    const documented = dependencies?.htmlnano ?? '';
    expect(documented).toMatch(/^\d+\.\d+\.\d+/);
    await site.open(at('/next'));
    await expect(page.getByRole('article')).toContainText(
      `These pages describe htmlnano ${documented}`,
    );
    await expect(site.banner).toContainText('unreleased');
  },
);

test(
  'the pages name their generator; the site has its version',
  { annotation: note('generator') },
  async ({ site }) => {
    await site.open(at('/'));
    await expect(site.meta('generator')).toHaveAttribute(
      'content',
      'Docusaurus v3.10.2',
    );
    expect(manifest('.').version).toBe('1.0.0');
  },
);

test(
  'there are no pages beside those of the specification',
  { annotation: note('routes') },
  () => {
    const routes = PAGES.map(({ route }) =>
      route === at('/') ? at('/index') : route,
    );
    expect(built('.html').sort()).toEqual(
      [...routes, at('/search'), at('/404')]
        .map((route) => `${route.slice(BASE_URL.length)}.html`)
        .sort(),
    );
  },
);

test(
  'of @docsearch/react nothing is in a script: what it has in common with our search is there once',
  { annotation: note('docsearch-package') },
  () => {
    expect(manifest('node_modules/@docsearch/react').version).toBe('3.9.0');
    const scripts = built('.js')
      .map((file) => fs.readFileSync(path.join(BUILD, file), 'utf8'))
      .join('\n');
    for (const name of ['DocSearch-Button-Placeholder', 'DocSearch-Reset']) {
      expect(scripts.split(name), name).toHaveLength(2);
    }
  },
);

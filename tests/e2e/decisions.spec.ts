import fs from 'node:fs';
import path from 'node:path';
import { note } from '../notes';
import { expect, test } from './fixtures';
import { PAGES } from './specification';

const SITE_DIR = path.join(__dirname, '../..');
const BUILD = path.join(SITE_DIR, 'build');

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
    expect(dependencies?.htmlnano).toBe('3.5.1');
    await site.open('/next');
    await expect(page.getByRole('article')).toContainText(
      'describe htmlnano 3.5.1, not yet the default of this site',
    );
    await expect(site.banner).toContainText('unreleased');
  },
);

test(
  'the pages name their generator; the site has its version',
  { annotation: note('generator') },
  async ({ site }) => {
    await site.open('/');
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
    const routes = PAGES.map(({ route }) => (route === '/' ? '/index' : route));
    expect(built('.html').sort()).toEqual(
      [...routes, '/search', '/404']
        .map((route) => `${route.slice(1)}.html`)
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

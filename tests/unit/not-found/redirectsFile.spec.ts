import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { expect, test } from '@playwright/test';
import { readRedirects } from '../../../scripts/siteHandler';
import {
  type Published,
  writeRedirects,
} from '../../../src/plugins/not-found/redirectsFile';

const BASE = '/site/';

/** A version of two pages, by its path below the base URL. */
const version = (versionName: string, folder: string, isLast = false) => ({
  versionName,
  isLast,
  path: BASE + folder,
  docs: [`${folder}/`, `${folder}/usage`].map((page) => ({
    permalink: BASE + page.replace(/^\//, ''),
  })),
});

/** The redirects of a website with Next, the latest 2.0, and 1.0. */
function redirects(options: Published): Record<string, string> {
  const outDir = test.info().outputPath();
  fs.mkdirSync(path.dirname(outDir), { recursive: true });
  const loadedVersions = [
    version('current', 'next'),
    version('2.0', '', true),
    version('1.0', '1.0'),
  ];
  const content = { loadedVersions };
  const plugins = [{ name: 'docusaurus-plugin-content-docs', content }];
  const props = { outDir, baseUrl: BASE, plugins } as unknown as Props;
  writeRedirects(props, options);
  return Object.fromEntries(
    readRedirects(outDir).map(({ from, to }) => [from, to]),
  );
}

test('a dropped version leads to the pages of the oldest one', () => {
  const pages = { '2.0': ['/'], '1.0': ['/'], '0.9': ['/', '/usage'] };
  expect(redirects({ pages, moved: {} })).toMatchObject({
    '/site/0.9': '/site/1.0',
    '/site/0.9/usage': '/site/1.0/usage',
    '/site/2.0': '/site/',
  });
  // Browsers would keep another status for good.
  const text = fs.readFileSync(test.info().outputPath('_redirects'), 'utf8');
  expect(text).toContain('/site/2.0 /site/ 302\n');
});

test('a page that was moved leads to the new one, in each version', () => {
  const pages = {
    '2.0': ['/', '/old'],
    '1.0': ['/', '/old'],
    '0.9': ['/older'],
  };
  const moved = { '/old': '/usage#here', '/older': '/' };
  expect(redirects({ pages, moved })).toMatchObject({
    '/site/old': '/site/usage#here',
    '/site/next/old': '/site/next/usage#here',
    '/site/1.0/old': '/site/1.0/usage#here',
    '/site/2.0/old': '/site/usage#here',
    '/site/0.9/older': '/site/1.0',
  });
});

test('a published address without a page ends the build, and says what to write', () => {
  const pages = { '2.0': ['/', '/old'], '1.0': ['/'], '0.9': ['/older'] };
  expect(() => redirects({ pages, moved: { '/old': '/gone' } })).toThrow(
    '/site/next/old, /site/old, /site/2.0/old, /site/next/older, /site/older, /site/0.9/older: published, and no page any more. Write in published.json',
  );
});

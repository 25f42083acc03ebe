import fs from 'node:fs';
import path from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { Globby } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseMarkdown, readMarkdown } from '../../src/plugins/shared/markdown';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

test('messages name entries that INTERNALS.md has', () => {
  const entries = readMarkdown(path.join(SITE_DIR, 'INTERNALS.md'))
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^#+ /, ''));
  const files = Globby.sync(
    '{src,scripts,tests,checks,bench}/**/*.{ts,tsx,mjs,css}',
    { cwd: SITE_DIR },
  );
  const named = files.flatMap((file) =>
    Array.from(
      fs
        .readFileSync(path.join(SITE_DIR, file), 'utf8')
        .matchAll(/INTERNALS\.md: (\w[^.:;,`'")$\n]*)/g),
      ([, name = '']) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter(({ name }) => !entries.includes(name)),
    'Write the name of an entry of INTERNALS.md, or add one.',
  ).toEqual([]);
});

test('Docusaurus parses pages as we do', async () => {
  const message = 'INTERNALS.md: Markdown of pages';
  const { markdown } = (await loadContext({ siteDir: SITE_DIR })).siteConfig;
  const compilerName = 'client';
  let given: object | undefined;
  const take = () => (tree: Root, file: VFile) => {
    given = { tree: structuredClone(tree), text: String(file) };
    tree.children = [];
  };
  const options = {
    beforeDefaultRemarkPlugins: [take],
    markdownConfig: markdown,
    admonitions: true,
    staticDirs: [],
    siteDir: SITE_DIR,
  };
  const { process } = await createProcessorUncached({ options, format: 'md' });
  const [next] = documentedVersions(SITE_DIR);
  for (const file of next === undefined ? [] : pagesOf(SITE_DIR, next)) {
    const filePath = path.join(SITE_DIR, file);
    const content = fs.readFileSync(filePath, 'utf8');
    await process({ content, filePath, frontMatter: {}, compilerName });
    const own = { tree: parseMarkdown(content), text: content };
    expect(given, `${message}: ${file}`).toEqual(own);
  }
});

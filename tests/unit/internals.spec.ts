import fs from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { loadContext } from '@docusaurus/core/lib/server/site';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { expect, test } from '@playwright/test';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readPage } from '../../src/htmlnano/live/readPage';
import { parseMarkdown } from '../../src/plugins/shared/markdown';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

const [, ...ENTRIES] = fs.readFileSync('INTERNALS.md', 'utf8').split('\n### ');
const PAGE = 'build/next/modules.html';
const html = fs.existsSync(PAGE) ? fs.readFileSync(PAGE, 'utf8') : '';

/** Whether what an entry names exists, as far as that can be checked. */
function isThere(name: string): boolean {
  if (name.startsWith('.') && html === '') return true;
  const file = name.replace(/^@.*\/(lib|dist)\//, 'node_modules/$&');
  const isFile = /^(src|tests|node_modules|\.docusaurus)\//.test(file);
  if (isFile) return fs.existsSync(file) || fs.existsSync(`${file}.js`);
  const drawn = new RegExp(`class="?[^">]*${name.slice(1)}`);
  return !name.startsWith('.') || drawn.test(html);
}

for (const entry of ENTRIES) {
  const message = `INTERNALS.md: ${entry.slice(0, entry.indexOf('\n'))}`;
  test(`${message}: what it names is there`, () => {
    const [names = [], noticing = []] = entry
      .split(/- (?:Noticed by|Then)/)
      .map((part) => part.split('`').filter((_, index) => index % 2 === 1));
    const missing = [...names, ...noticing].filter((name) => !isThere(name));
    expect(missing, message).toEqual([]);
    const says = noticing.map((file) => fs.readFileSync(file, 'utf8')).join();
    expect(says, message).toMatch(new RegExp(`${message}|ENTRIES`));
  });
}

test('messages name entries that are there', () => {
  const names = ENTRIES.map((entry) => entry.slice(0, entry.indexOf('\n')));
  const files = Globby.sync(
    '{src,scripts,tests,checks,bench}/**/*.{ts,tsx,mjs,css}',
  );
  const named = files.flatMap((file) =>
    Array.from(
      fs.readFileSync(file, 'utf8').matchAll(/INTERNALS\.md: ([^.:;,`'")$]+)/g),
      ([, name = '']) => `${file}: ${name}`,
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  const wrong = named.filter(
    (each) => !names.some((name) => each.endsWith(`: ${name}`)),
  );
  expect(
    wrong,
    'Write the name of an entry of INTERNALS.md, or add one.',
  ).toEqual([]);
});

test('parse5 hands out its tokenizer', () => {
  const { text, code } = readPage('<p>a<script>b</script>');
  expect(text + code.script, 'INTERNALS.md: Tokenizer of parse5').toBe(' ab\n');
});

test('Docusaurus parses pages as we do', async () => {
  // It parses all pages twice.
  test.slow();
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
  for (const version of documentedVersions('.'))
    for (const filePath of pagesOf('.', version)) {
      const content = fs.readFileSync(filePath, 'utf8');
      await process({ content, filePath, frontMatter: {}, compilerName });
      const own = { tree: parseMarkdown(content), text: content };
      expect(given, `${message}: ${filePath}`).toEqual(own);
    }
});

import path from 'node:path';
import { expect, test } from '@playwright/test';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import links from '../../../src/plugins/links';
import { pageAt, SITE_DIR } from '../../../src/htmlnano/versions';
import { site } from '../../../src/site';

/** The addresses that the links of a page of Next become. */
function check(markdown: string): string[] {
  const file = new VFile({
    value: markdown,
    path: path.join(SITE_DIR, 'docs/020-usage.md'),
  });
  const processor = unified()
    .use(remarkParse)
    .use(links, { otherVersions: { url: site.url, pageAt } });
  const tree = processor.parse(file);
  processor.runSync(tree, file);
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => void urls.push(url));
  return urls;
}

for (const url of [
  './050-modules.md#minifycss',
  '#webpack',
  'https://example.com/any#thing',
]) {
  test(`${url} is right and stays as it is`, () => {
    expect(check(`[a](${url})`)).toEqual([url]);
  });
}

for (const [address, route] of [
  ['/modules#minifycss', '/modules#minifycss'],
  ['/next/', '/next'],
] as const) {
  test(`the full address ${site.url}${address} becomes ${route}`, () => {
    expect(check(`[a](${site.url}${address})`)).toEqual([route]);
  });
}

for (const [url, message] of [
  ['./070-nothing.md', 'leads to no page'],
  ['./050-modules.md#minifycs', 'leads to no heading. 050-modules.md has: '],
  // The title of the page.
  ['./050-modules.md#modules', 'leads to no heading'],
  ['#nowhere', 'leads to no heading. 020-usage.md has: '],
  ['/modules', 'is a path of the site'],
  [`${site.url}/next/nothing`, 'leads to no page'],
  [`${site.url}/next/modules#minifynothing`, 'leads to no heading'],
] as const) {
  test(`${url} fails with file and line: ${message}`, () => {
    const at = 'docs/020-usage.md:3:1: the link ';
    expect(() => check(`Text\n\n[a](${url})`)).toThrow(at);
    expect(() => check(`Text\n\n[a](${url})`)).toThrow(message);
  });
}

test('all broken links of a page are named at once', () => {
  expect(() => check('[a](./x.md)\n\n[b](./y.md)')).toThrow(/x\.md[^]*y\.md/);
});

test('a picture stands beside its page, and has a text', () => {
  check('![A boat](./img/boat.png)');
  expect(() => check('![A boat](/img/boat.png)')).toThrow(
    'docs/020-usage.md:1:1: the picture "/img/boat.png" is a file of static/',
  );
  expect(() => check('![](./img/boat.png)')).toThrow('write ![What it shows]');
});

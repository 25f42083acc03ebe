import path from 'node:path';
import { expect, test } from '@playwright/test';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { remarkPlugins } from '../../../src/plugins/page-rules';
import { parseMarkdown } from '../../../src/plugins/shared/markdown';
import { site } from '../../../src/site';
import { OLDEST } from '../../e2e/addresses';

const FRONT_MATTER = {
  title: 'Usage',
  description:
    'What a reader finds on a page that is none, in some words more.',
  keywords: ['usage'],
};

/** The addresses that the links of a page of Next become. */
function check(markdown: string, frontMatter: object = {}): string[] {
  const file = new VFile({
    value: markdown,
    path: path.join(SITE_DIR, 'docs/020-usage.md'),
    data: { frontMatter: { ...FRONT_MATTER, ...frontMatter } },
  });
  const tree = structuredClone(parseMarkdown(markdown));
  unified().use(remarkPlugins(site.url)).runSync(tree, file);
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => void urls.push(url));
  return urls;
}

for (const url of [
  './050-modules.md#minifycss',
  '#webpack',
  'https://example.com/any#thing',
  'mailto:tea@example.com',
]) {
  test(`${url} is right and stays as it is`, () => {
    expect(check(`[a](${url})`)).toEqual([url]);
  });
}

for (const [address, route] of [
  [`/${OLDEST}/modules#minifycss`, `/${OLDEST}/modules#minifycss`],
  ['/next/', '/next'],
  ['/', '/'],
  ['/#try-it', '/#try-it'],
] as const) {
  test(`the full address ${site.url}${address} becomes ${route}`, () => {
    expect(check(`[a](${site.url}${address})`)).toEqual([route]);
  });
}

for (const [url, message] of [
  ['javascript:a()', 'has an address that pages must not link to. Write one'],
  // A title has no anchor.
  ['./050-modules.md#modules', 'leads to no heading'],
  ['#nowhere', 'leads to no heading. 020-usage.md has: '],
  ['/modules', 'is a path of the site'],
] as const) {
  test(`${url} fails with file and line: ${message}`, () => {
    const at = 'docs/020-usage.md:3:1: the link ';
    expect(() => check(`Text\n\n[a](${url})`)).toThrow(at);
    expect(() => check(`Text\n\n[a](${url})`)).toThrow(message);
  });
}

/** A `<details>` with these blocks. */
const fold = (summary: string, ...blocks: readonly string[]): string =>
  [`<details>\n<summary>${summary}</summary>`, ...blocks, '</details>'].join(
    '\n\n',
  );

const PROVEN = fold('Proof', '```text output\nText\n```');

for (const [name, markdown] of [
  [
    'words, comments and code that look like HTML',
    '<!-- <Tabs> -->\n\n`<Tabs>` opens tabs at 10:30, 3 < 4.',
  ],
  ['folded text', fold('Results of each page', 'Text.')],
  ['cases with a proof in them', fold('Cases (2)', '- One\n- Two', PROVEN)],
  [
    'a fence that shows one',
    '````text illustration reason="None"\n```js\n```\n````',
  ],
] as const) {
  test(`the rules allow ${name}`, () => {
    expect(check(markdown)).toEqual([]);
  });
}

for (const [markdown, message] of [
  [
    'Text\n\n<!-- note --><script>a()</script>',
    '3:14: "<script>" is shown as text, or not at all. Write Markdown',
  ],
  ['## Email\n\n## email', '3:1: line 1 already has the heading "email".'],
  ['</p><script>a()</script>', '1:5: "<script>" is shown as text'],
  ['<!--> <script>a()</script> -->', '1:7: "<script>" is shown as text'],
  [
    '<details open>\n<summary>More</summary>\n\nText.\n\n</details>',
    '1:1: "<details open>" is shown as text',
  ],
  [
    '```text output\nText\n\n```js\n1\n```',
    '1:1: the block is not closed: line 4 opens another.',
  ],
  ['```text output\nText', '1:1: the block is not closed. Write ``` below'],
  ['::tea', '1:1: "tea" after a colon is not shown. Put it between backticks'],
  ['a\n\n:::tip\n\nText', '3:1: the admonition is not closed. Write ::: below'],
  ['![](./a.png)', '1:1: the picture "./a.png" says nothing to readers'],
  [
    '![A cup](https://example.org/a.png)',
    '1:1: the picture "https://example.org/a.png" is on another host',
  ],
  [
    '![A cup](//example.org/a.png)',
    '1:1: the picture "//example.org/a.png" is on another host',
  ],
  ['A :tea[cup].', '1:3: "tea" after a colon is not shown.'],
  [':::tipp\n\nText\n\n:::', '1:1: ":::tipp" is no admonition. Write :::tip.'],
  [
    '[a]\n\n[a]: javascript:a()',
    '3:1: the link "javascript:a()" has an address that pages must not link to.',
  ],
  [
    fold('Cases (2)', '| A |\n| - |\n| b |'),
    '1:1: its lists and tables have 1 points. Write "Cases (1)".',
  ],
  [
    ':::steps\n\nText\n\n:::',
    '1:1: ":::steps" is no admonition. Write one of :::note, ',
  ],
  [
    fold('Ids, scripts (3)', '- One\n- Two'),
    '1:1: its lists and tables have 2 points. Write "Ids, scripts (2)".',
  ],
  [
    fold('Cases (2)', '- One', fold('Cases (1)', '- Two')),
    '6:1: only a proof may be inside another <details>',
  ],
  [fold('Proof', PROVEN), '4:1: only a proof may be inside another <details>'],
  [
    fold('Cases (1)', 'Text.'),
    '1:1: the number counts list items and table rows, but there are none here.',
  ],
  [fold('Results'), '1:1: this <details> is empty.'],
  [fold('`minifyCss`', 'Text.'), '1:1: the summary must be plain text'],
  [fold('proofs', 'Text.'), '1:1: the summary of a proof is "Proof".'],
  [fold('Proof', 'Text.'), '1:1: a proof needs a code block.'],
  [
    fold('Proof', '## Heading', PROVEN),
    '1:1: a proof is not shown on the page, so it must have no heading.',
  ],
  [
    '<details>\n<summary>Results</summary>\n\nText.',
    '1:1: the <details> is not closed. Write </details> below its last line',
  ],
  ['Text.\n\n</details>', '3:1: no <details> is open here.'],
  [
    '<details>\n<summary>Proof</summary>\nText.\n\n</details>',
    '1:1: each tag needs a line of its own: write "<details>", on the next line ',
  ],
] as const) {
  test(`${JSON.stringify(markdown)} fails: ${message}`, () => {
    expect(() => check(markdown)).toThrow(`docs/020-usage.md:${message}`);
  });
}

test('mistakes are in the order of their lines, and an unclosed block hides what it causes', () => {
  const told = (...places: readonly string[]) =>
    new RegExp(
      `^${places.map((at) => `docs/020-usage\\.md:${at}: .*`).join('\n')}$`,
    );
  expect(() => check('Text <b>\n\n</details>')).toThrow(told('1:6', '3:1'));
  expect(() => check('<b>\n\n:::tip\n\nText')).toThrow(told('3:1'));
});

test('a description has 60 to 160 characters, and there are keywords', () => {
  for (const [name, wrong] of [
    ['description', 'a'.repeat(59)],
    ['description', 'a'.repeat(161)],
    ['keywords', []],
  ] as const)
    expect(() => check('Text', { [name]: wrong })).toThrow(
      `1:1: the front matter needs a line "${name}: `,
    );
});

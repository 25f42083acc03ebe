import { expect, test } from '@playwright/test';
import { readDoc } from '../../../src/plugins/search/build/readDoc';
import type { IndexedDoc } from '../../../src/plugins/search/embedded/types';
import { fence } from '../../support/markdown';

const facts = {
  title: 'Modules',
  description: 'All modules.',
  keywords: ['modules'],
  permalink: '/modules',
};

const read = (...lines: string[]): IndexedDoc =>
  readDoc(lines.join('\n'), facts);

test('all headings of a page are sections, without their markup', () => {
  const { sections, ...page } = read(
    ...['# One', '## `two` and *all* [the others](./x.md)', '### Three'],
    ...['#### Four', '##### Five', '###### Six', 'Text', '', '## Two again'],
  );
  expect(page).toEqual({
    title: 'Modules',
    keywords: ['modules'],
    permalink: '/modules',
  });
  expect(sections.map(({ depth, title }) => [depth, title])).toEqual([
    [1, 'One'],
    [2, 'two and all the others'],
    [3, 'Three'],
    [4, 'Four'],
    [5, 'Five'],
    [6, 'Six'],
    [2, 'Two again'],
  ]);
});

test('the description is the first text of the page, and front matter is not read', () => {
  const { sections } = read(
    ...['---', 'title: Secret', '---', '# Modules', '', 'First.', ''],
    ...['## Two', '', 'Second.'],
  );
  expect(sections.map(({ texts }) => texts)).toEqual([
    ['All modules.', 'First.'],
    ['Second.'],
  ]);
});

const TABLE = '| --- | --- |';

for (const [name, lines, texts] of [
  [
    'a paragraph is one text, without line breaks and markup',
    ['Set **it** to', '`true`,\\', 'see [a:b](./x.md).', '', 'Second.'],
    ['Set it to true, see a:b.', 'Second.'],
  ],
  [
    'images and raw HTML are left out',
    ['Before ![a chart](./x.png)<b>after</b>', '', '<div>raw</div>'],
    ['Before after'],
  ],
  [
    'a summary is a text, and so is what is folded below it',
    [
      ...[
        '<details open>',
        '  <summary class="a">',
        '    Mail &amp; <b>MJML</b>',
      ],
      ...['  </summary>', '', 'Folded.', '', '</details>', ''],
      '<details><summary>`more`</summary>raw</details>',
    ],
    ['Mail & MJML', 'Folded.', 'more'],
  ],
  [
    'a folded text is read, but not a proof',
    [
      ...['<details>', '<summary>Cases (1)</summary>', '', '- one', ''],
      ...['<details>', '<summary>Proof</summary>', '', 'Two.', ''],
      ...['</details>', '', '</details>', '', 'Three.'],
    ],
    ['Cases (1)', 'one', 'Three.'],
  ],
  [
    'every list item is a text, also in lists of lists',
    ['- one', '- two', '  - inner', '', '1. first', '', '   more'],
    ['one', 'two', 'inner', 'first', 'more'],
  ],
  [
    'an admonition with blank lines is its text',
    [':::warning[`x` is old]', '', 'Beware of it.', '', ':::', '> Or not.'],
    ['Beware of it.', 'Or not.'],
  ],
  [
    'a table row that explains something is a text of its own',
    ['|A|B|', TABLE, '|`a`.|What it does here|', '|b|And it too, so|'],
    ['a: What it does here', 'b: And it too, so'],
  ],
  [
    'the short rows of a table of two columns are one text',
    ['| Package | For |', TABLE, '| cssnano | CSS |', '| terser | JS |'],
    ['cssnano: CSS ·\u00A0terser: JS'],
  ],
  [
    'a row of figures in a wide table is its first cell',
    ['Text', '', '| A | B | C |', `${TABLE} --- |`, '| Hugo | 87.4 % | 3 |'],
    ['Text', 'Hugo'],
  ],
  [
    'sources and results of examples are left out',
    [
      ...['Text', ''],
      ...['source', 'result', 'output'].map((kind) =>
        fence(`html ${kind}`, '<p>Some invented content</p>'),
      ),
    ],
    ['Text'],
  ],
  [
    'a line of options with a name that no text has is a text as written',
    [
      ...['About minifyCss.', ''],
      fence('js options', "{ minifyCss: { preset: 'default' } }"),
      fence('js options', '{ preset: 1, ab: 2 }'),
      fence('json config name=a.json', '{ "safe": 1 }'),
    ],
    [
      'About minifyCss.',
      "{ minifyCss: { preset: 'default' } }",
      '{ "safe": 1 }',
    ],
  ],
] satisfies readonly (readonly [
  string,
  readonly string[],
  readonly string[],
])[]) {
  test(name, () => {
    const { sections } = read('## Heading', '', ...lines);
    expect(sections.at(-1)?.texts).toEqual(texts);
  });
}

const INSTALL = ['npm install html-webpack-plugin'];
const PRINTED = [
  ...['Error: no such preset', '    at process (main.js:1:2)'],
  ...['<p>Some invented content</p>', '{ preset: 1 }', 'done'],
];

for (const [info, code, found] of [
  ['bash command', INSTALL, 'npm install html-webpack-plugin'],
  [
    'text output',
    ['CssError: <input>:1: no CSS'],
    'CssError: <input>:1: no CSS',
  ],
  ['text error', ['<input>:1: no CSS', '    at a.js:1:2'], '<input>:1: no CSS'],
  ['text output', PRINTED, 'Error: no such preset'],
  ['text output', ['<p>a b c</p>', 'Saved in ms.'], 'Saved in ms.'],
] as const) {
  test(`the search finds a line of "${info}": ${found}`, () => {
    const { sections } = read('## Heading', 'Text', '', fence(info, ...code));
    expect(sections.at(-1)?.texts).toEqual(['Text', found]);
  });
}

test('a text above the first heading belongs to the title of the page', () => {
  const sectionsOf = (markdown: string) =>
    read(markdown).sections.map(({ title, texts }) => [title, ...texts]);
  expect(sectionsOf('')).toEqual([['Modules', 'All modules.']]);
  expect(sectionsOf('Text\n\n## Two')).toEqual([
    ['Modules', 'All modules.', 'Text'],
    ['Two'],
  ]);
  expect(sectionsOf('Text\n\n# One\n\nMore')).toEqual([
    ['One', 'All modules.', 'Text', 'More'],
  ]);
});

import { expect, test } from '@playwright/test';
import { readDoc } from '../../../src/plugins/search/build/readDoc';
import type { IndexedDoc } from '../../../src/plugins/search/embedded/types';
import { fence } from '../../support/renderMarkdown';

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

test('a heading may bring its own anchor', () => {
  const { sections } = read('## How to `cook` {#boil}', 'Text.');
  expect(sections.at(-1)).toMatchObject({
    title: 'How to cook',
    anchor: 'boil',
  });
});

test('the description is the first text of the page, front matter is none', () => {
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
    ['Set **it** to', '`true`,', 'see [there](./x.md).', '', 'Second.'],
    ['Set it to true, see there.', 'Second.'],
  ],
  [
    'images and raw HTML are left out',
    ['Before ![a chart](./x.png)<b>after</b>', '', '<div>raw</div>'],
    ['Before after'],
  ],
  [
    'of raw HTML a summary is a text, and what stands folded below it',
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
    'what is folded is read, and neither how many points it has nor a proof',
    [
      ...['<details>', '<summary>More cases: 1</summary>', '', '- one', ''],
      ...['<details>', '<summary>Proof</summary>', '', 'Two.', ''],
      ...['</details>', '', '</details>', '', 'Three.'],
    ],
    ['one', 'Three.'],
  ],
  [
    'every list item is a text, also in lists of lists',
    ['- one', '- two', '  - inner', '', '1. first', '', '   more'],
    ['one', 'two', 'inner', 'first', 'more'],
  ],
  [
    'an admonition with blank lines is its text',
    [':::warning[`x` is old]', '', 'Beware of it.', '', ':::'],
    ['Beware of it.'],
  ],
  [
    'an admonition that ends with a list does not lend it its colons',
    [':::tip', '', '- one', '- two', ':::'],
    ['one', 'two'],
  ],
  [
    'a table row that explains something is a text of its own',
    ['| Secret | B |', TABLE, '| `a` | What it does, at length |'],
    ['a: What it does, at length'],
  ],
  [
    'a sentence in a table row loses its period before the next cell',
    ['| A | B |', TABLE, '| It goes away. | Keep it, at all costs. |'],
    ['It goes away: Keep it, at all costs.'],
  ],
  [
    'the short rows of a table of two columns are one text',
    ['| Package | For |', TABLE, '| cssnano | CSS |', '| terser | JS |'],
    ['cssnano: CSS ·\u00A0terser: JS'],
  ],
  [
    'of figures in wide tables, what they are about is read',
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
    'a line of options is a text as written, if it has a name that no text has',
    [
      ...['About minifyCss.', ''],
      fence('js options', "{ minifyCss: { preset: 'default' } }"),
      fence('js options', '{ preset: 1, ab: 2 }'),
    ],
    ['About minifyCss.', "{ minifyCss: { preset: 'default' } }"],
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
] as const) {
  test(`of "${info}" is found: ${found}`, () => {
    const { sections } = read('## Heading', 'Text', '', fence(info, ...code));
    expect(sections.at(-1)?.texts).toEqual(['Text', found]);
  });
}

for (const [name, markdown, sections] of [
  ['an empty page', '', [['Modules', 'All modules.']]],
  ['a page without headings', 'Text', [['Modules', 'All modules.', 'Text']]],
  [
    'a text above the first heading',
    'Text\n\n## Two',
    [['Modules', 'All modules.', 'Text'], ['Two']],
  ],
  [
    'a text above the title',
    'Text\n\n# One\n\nMore',
    [['One', 'All modules.', 'Text', 'More']],
  ],
] as const) {
  test(`${name} belongs to the title of the page`, () => {
    const found = read(markdown).sections;
    expect(found.map(({ title, texts }) => [title, ...texts])).toEqual(
      sections,
    );
  });
}

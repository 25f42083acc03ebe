import { expect, test } from '@playwright/test';
import { readOutline } from '../../../src/search/outline';
import type { Outline, Section } from '../../../src/search/types';

const facts = {
  title: 'Modules',
  description: 'All modules.',
  keywords: ['modules'],
  permalink: '/modules',
};

const read = (...lines: string[]): Outline =>
  readOutline(lines.join('\n'), facts);

/** The texts below the one heading of a page. */
const textsOf = (...lines: string[]): readonly string[] =>
  read('## Heading', '', ...lines).sections[0]?.texts ?? [];

const fence = (info: string, ...lines: string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n');

const outline = (sections: readonly Section[]): string[] =>
  sections.map(({ depth, title }) => `${'#'.repeat(depth)} ${title}`);

test('a page keeps its title, keywords and address', () => {
  expect(read('# Modules', '', 'Text')).toMatchObject({
    title: 'Modules',
    keywords: ['modules'],
    permalink: '/modules',
  });
});

test('headings of all levels are sections, in the order of the page', () => {
  const { sections } = read(
    ...[
      '# One',
      '## Two',
      '### Three',
      '#### Four',
      '##### Five',
      '###### Six',
    ],
    'Text',
    '',
    '## Two again',
  );
  expect(outline(sections)).toEqual([
    '# One',
    '## Two',
    '### Three',
    '#### Four',
    '##### Five',
    '###### Six',
    '## Two again',
  ]);
});

test('a heading is found without its markup', () => {
  const { sections } = read(
    '## `minifyCss` and *all* [the others](./x.md)',
    '',
    'Text',
  );
  expect(sections[0]?.title).toBe('minifyCss and all the others');
});

test('the description is the first text of the page, and only there', () => {
  const { sections } = read(
    '# Modules',
    '',
    'First.',
    '',
    '## Two',
    '',
    'Second.',
  );
  expect(sections.map(({ texts }) => texts)).toEqual([
    ['All modules.', 'First.'],
    ['Second.'],
  ]);
});

test('front matter is no text', () => {
  const { sections } = read(
    '---',
    'title: Secret',
    '---',
    '# Modules',
    '',
    'Text',
  );
  expect(JSON.stringify(sections)).not.toContain('Secret');
});

test('a heading that comes again has a numbered anchor', () => {
  const { sections } = read(
    ...['## Example', '## Example', 'Text', '', '## Example'],
  );
  expect(sections.map(({ anchor }) => anchor)).toEqual([
    undefined, // It is what the title gives.
    'example-1',
    'example-2',
  ]);
});

test('an anchor is left out only where the title tells it', () => {
  const { sections } = read(
    ...[
      '## Plain words',
      '## `code.name()`',
      '## Größe & Maß',
      '## Cafe\u0301',
    ],
    'Text',
  );
  expect(sections.map(({ anchor }) => anchor)).toEqual([
    undefined,
    undefined,
    undefined,
    'cafe\u0301',
  ]);
});

test('a paragraph is one text, without line breaks and markup', () => {
  expect(
    textsOf('Set **it** to', '`true`,', 'see [there](./x.md).', '', 'Second.'),
  ).toEqual(['Set it to true, see there.', 'Second.']);
});

test('words on both sides of a line break stay apart', () => {
  expect(textsOf('first  ', 'second\\', 'third')).toEqual([
    'first second third',
  ]);
  expect(textsOf('first<br>second')).toEqual(['first second']);
});

test('images and raw HTML are left out', () => {
  expect(
    textsOf('Before ![a chart](./x.png)<b>after</b>', '', '<div>raw</div>'),
  ).toEqual(['Before after']);
});

test('every list item is a text, also in lists of lists', () => {
  expect(
    textsOf('- one', '- two', '  - inner', '', '1. first', '', '   more'),
  ).toEqual(['one', 'two', 'inner', 'first', 'more']);
});

test('a quote is text', () => {
  expect(textsOf('> quoted', '>', '> - item')).toEqual(['quoted', 'item']);
});

for (const [name, lines] of [
  ['with blank lines', [':::warning', '', 'Beware of it.', '', ':::']],
  ['without blank lines', [':::note', 'Beware of it.', ':::']],
  ['with a title', [':::warning[`x` is old]', '', 'Beware of it.', '', ':::']],
] as const) {
  test(`an admonition ${name} is its text, without colons`, () => {
    expect(textsOf(...lines)).toEqual(['Beware of it.']);
  });
}

test('an admonition that ends with a list does not lend it its colons', () => {
  expect(textsOf(':::tip', '', '- one', '- two', ':::')).toEqual([
    'one',
    'two',
  ]);
});

test('a table row that explains something is a text of its own', () => {
  expect(
    textsOf(
      '| Option | Meaning |',
      '| --- | --- |',
      '| `a` | What it does, at length |',
      '| `b` | Something else, at length |',
    ),
  ).toEqual(['a: What it does, at length', 'b: Something else, at length']);
});

test('the short rows of a table of two columns are one text', () => {
  expect(
    textsOf(
      '| Package | For |',
      '| --- | --- |',
      '| cssnano | CSS |',
      '| terser | JavaScript |',
    ),
  ).toEqual(['cssnano: CSS · terser: JavaScript']);
});

test('figures in wide tables are left out', () => {
  expect(
    textsOf(
      'Text',
      '',
      '| A | B | C |',
      '| --- | --- | --- |',
      '| 1 | 87.4 % | 3 |',
    ),
  ).toEqual(['Text']);
});

test('a table heading is no text', () => {
  expect(textsOf('| Secret | B |', '| --- | --- |', '| a | b |')).toEqual([
    'a: b',
  ]);
});

test('sources and results of examples are not found', () => {
  const code = ['source', 'result', 'output'].map((kind) =>
    fence(`html ${kind}`, '<p>Some invented content</p>'),
  );
  expect(textsOf('Text', '', ...code)).toEqual(['Text']);
});

test('names in options are found once, and not if the text has them', () => {
  expect(
    textsOf(
      'About minifyCss.',
      '',
      fence('js options', "{ minifyCss: { preset: 'default' } }"),
      fence('js options', '{ preset: 1, ab: 2 }'),
    ),
  ).toEqual(['About minifyCss.', 'preset, default']);
});

for (const kind of ['config', 'command']) {
  test(`names in a ${kind} are found`, () => {
    const code = fence(`bash ${kind}`, 'npm install html-webpack-plugin');
    expect(textsOf('Text', '', code)).toEqual([
      'Text',
      'install, html-webpack-plugin',
    ]);
  });
}

for (const kind of ['file', 'program']) {
  test(`of a ${kind} only identifiers are found`, () => {
    const code = fence(
      `js ${kind} name=a.mjs`,
      "const result = skipConfigLoading('css-nano');",
    );
    expect(textsOf('Text', '', code)).toEqual([
      'Text',
      'skipConfigLoading, css-nano',
    ]);
  });
}

for (const kind of ['error', 'output']) {
  test(`of an ${kind} the messages are found, and nothing else`, () => {
    const code = fence(
      `text ${kind}`,
      'Error: no such preset',
      '    at process (main.js:1:2)',
      '<p>Some invented content</p>',
      '{ preset: 1 }',
      'done',
    );
    expect(textsOf('Text', '', code)).toEqual([
      'Text',
      'Error: no such preset',
    ]);
  });
}

test('what comes late, or only introduces an example, is in the second part', () => {
  const many = Array.from({ length: 9 }, (_, at) => `Text ${String(at)}.`);
  const [first] = read(
    '## Heading',
    '',
    ['For example:', ...many].join('\n\n'),
  ).sections;
  expect(first?.texts).toEqual(many.slice(0, first?.texts.length));
  expect(first?.more).toContain('For example:');
  expect(first?.more?.length).toBeGreaterThan(1);
  expect([...(first?.texts ?? []), ...(first?.more ?? [])].sort()).toEqual(
    ['For example:', ...many].sort(),
  );
});

for (const [name, markdown] of [
  ['an empty page', ''],
  ['a page of headings', '## One\n\n## Two'],
  ['a page without headings', 'Text'],
] as const) {
  test(`${name} stops the build and is named`, () => {
    expect(() => readOutline(markdown, facts)).toThrow(
      '/modules: the page has nothing to find',
    );
  });
}

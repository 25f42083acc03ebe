import { expect, test } from '@playwright/test';
import { completionsAt } from '../../../src/htmlnano/live/completions';
import type { JsonSchema } from '../../../src/htmlnano/facts/optionsCheck';

const OFF = { $ref: '#/$defs/off' };

const SCHEMA: JsonSchema = {
  properties: {
    preset: { enum: ['safe'] },
    comments: {
      description: 'Removes comments.',
      anyOf: [
        OFF,
        { const: 'safe', description: 'keeps licenses' },
        { const: true, description: 'as safe' },
        { const: 'old', deprecated: true },
        { title: 'a function', const: 'a function' },
      ],
    },
    css: {
      anyOf: [
        OFF,
        {
          type: 'object',
          properties: { preset: { type: 'string' }, all: { type: 'boolean' } },
        },
      ],
    },
    minifyCss: { anyOf: [OFF] },
    templates: {
      anyOf: [
        {
          type: 'array',
          items: { type: 'object', properties: { tag: { type: 'string' } } },
        },
      ],
    },
  },
  $defs: { off: { description: 'off', enum: [false, null, 0, ''] } },
};

/** At the bar, what is offered, and the text with the first one; `|` is the caret. */
function offered(typed: string): string {
  const caret = typed.indexOf('|');
  const text = typed.replace('|', '');
  const found = completionsAt(text, caret, SCHEMA);
  if (!found) return 'nothing';
  const names = found.options.map(({ name }) => name).join(' ');
  const [first] = found.options;
  if (!first) return 'none';
  const inner = `${first.text.slice(0, first.caret)}|${first.text.slice(first.caret)}`;
  return `${names} => ${text.slice(0, found.from)}${inner}${text.slice(found.to)}`;
}

for (const [what, typed, result] of [
  ['all names', '{ | }', 'comments css minifyCss templates => { comments: | }'],
  ['a beginning', '{ comm|', 'comments => { comments: |'],
  ['beginnings first', '{ CSS| }', 'css minifyCss => { css: | }'],
  ['a part', '{ minify| }', 'minifyCss => { minifyCss: | }'],
  ['a new beginning', '{ com|ma: 1 }', 'comments => { comments|: 1 }'],
  ['quotes', '{ "com|', 'comments => { "comments": |'],
  ['closed quotes', "{ 'com|'", "comments => { 'comments': |"],
  [
    'no name twice',
    '{ css: 1, c|, comments: 1 }',
    'minifyCss => { css: 1, minifyCss: |, comments: 1 }',
  ],
  [
    'a later line',
    '{\n  css: {},\n  c|\n}',
    'comments minifyCss => {\n  css: {},\n  comments: |\n}',
  ],
  [
    'an empty field',
    '|',
    'comments css minifyCss templates => { comments: | }',
  ],
  [
    'before empty braces',
    '|{}',
    'comments css minifyCss templates => { comments: | }',
  ],
  [
    'in empty braces',
    '{\n|\n}',
    'comments css minifyCss templates => { comments: | }',
  ],
  [
    'beside a comment',
    '{ /* mine */ | }',
    'comments css minifyCss templates => { /* mine */ comments: | }',
  ],
  ['after empty braces', '{}|', 'nothing'],
  ['no braces', '// mine\ncom|', 'comments => // mine\n{ comments: | }'],
  [
    'all values',
    '{ comments: | }',
    "'safe' true false => { comments: 'safe'| }",
  ],
  [
    'a beginning of a value',
    '{ comments: sa| }',
    "'safe' => { comments: 'safe'| }",
  ],
  ['an open string', "{ comments: 's| }", "'safe' => { comments: 'safe'| }"],
  [
    'a string that takes in another',
    "{ comments: '|, css: 'x' }",
    "'safe' true false => { comments: 'safe'|, css: 'x' }",
  ],
  ['a closed string', '{ comments: "s|x" }', "'safe' => { comments: 'safe'| }"],
  ['an object', '{ css: | }', '{} false => { css: { | } }'],
  ['names in it', '{ css: { | } }', 'preset all => { css: { preset: | } }'],
  [
    'values in it',
    '{ css: { all: | } }',
    'true false => { css: { all: true| } }',
  ],
  [
    'a text of its own',
    '{ css: { preset: | } }',
    "'' => { css: { preset: '|' } }",
  ],
  ['a list', '{ templates: [| }', '{} => { templates: [{ | } }'],
  [
    'in a list',
    '{ templates: [{ tag: 1 }, { | }]',
    'tag => { templates: [{ tag: 1 }, { tag: | }]',
  ],
  [
    'after an object',
    '{ css: { all: true }, t| }',
    'templates => { css: { all: true }, templates: | }',
  ],
  ['a name without a comma', '{ css: 1 c|', 'nothing'],
  ['after a value', "{ comments: 'safe'| }", 'nothing'],
  ['after a number', '{ comments: 1| }', 'nothing'],
  ['outside', '{ css: 1 } c|', 'nothing'],
  ['a comment', '{ // c|\n }', 'nothing'],
  ['a long comment', '{ /* c| */ }', 'nothing'],
  ['an open comment', '{ /* c|', 'nothing'],
  ['an open template', '{ css: `c|', 'nothing'],
  ['an unknown name', '{ other: | }', 'none'],
  ['an unknown beginning', '{ xy| }', 'none'],
] as const) {
  test(`${what}: ${JSON.stringify(typed)}`, () => {
    expect(offered(typed)).toBe(result);
  });
}

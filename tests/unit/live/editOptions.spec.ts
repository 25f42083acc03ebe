import { expect, test } from '@playwright/test';
import { editOptions } from '../../../src/htmlnano/live/editOptions';
import { parseOptions } from '../../../src/htmlnano/live/parseOptions';

const TYPED = `// for the shop
{
  // as before
  minifyCss: { preset: 'lite' }, // smaller
  'minifyJs' : false,

  collapseWhitespace: /* all of it */ 'all'
};
`;

for (const [what, text, name, value, edited] of [
  ['nothing', '', 'a', true, '{ a: true }'],
  ['comments', '// none\n', 'a', true, '// none\n{ a: true }'],
  ['an empty object', '{}', 'a', { b: [1] }, '{ a: { b: [1] } }'],
  ['a comment in braces', '{\n  // none\n}', 'a', 1, '{\n  // none\n  a: 1\n}'],
  ['a line', '{a: 1}', 'b', true, '{a: 1, b: true}'],
  ['a line with a comma', '{ a: 1, }', 'b', 2, '{ a: 1, b: 2 }'],
  ['lines', '{\n  a: 1\n}', 'b', 2, '{\n  a: 1,\n  b: 2\n}'],
  [
    'lines, commas',
    '{\n\ta: 1, // x\n}',
    'b',
    2,
    '{\n\ta: 1, // x\n\tb: 2,\n}',
  ],
  ['a key in quotes', '{ "a": 1 }', 'a', false, '{ "a": false }'],
  ['equal keys', '{ a: 1, a: 2 }', 'a', 3, '{ a: 1, a: 3 }'],
  ['no property', '{ a: 1 }', 'b', undefined, '{ a: 1 }'],
  ['the only one', '{ a: 1 }', 'a', undefined, '{}'],
  ['the first one', '{ a: 1, b: 2 }', 'a', undefined, '{ b: 2 }'],
  ['the last one', '{ a: 1, b: 2 }', 'b', undefined, '{ a: 1 }'],
  ['each of equal ones', '{ a: 1, b: 2, a: 3 }', 'a', undefined, '{ b: 2 }'],
  [
    'one behind a comment',
    '{ // x\n  a: 1, b: 2 }',
    'a',
    undefined,
    '{ // x\n  b: 2 }',
  ],
  [
    'a line of its own',
    '{\n  a: 1,\n  b: 2,\n}',
    'a',
    undefined,
    '{\n  b: 2,\n}',
  ],
] as const) {
  test(`${what}: ${name} becomes ${JSON.stringify(value)}`, () => {
    expect(editOptions(text, name, value)).toBe(edited);
  });
}

test('what is not changed stays as it was typed', () => {
  expect(editOptions(TYPED, 'minifyCss', false)).toBe(
    TYPED.replace("{ preset: 'lite' }", 'false'),
  );
  expect(editOptions(TYPED, 'minifyCss', undefined)).toBe(
    TYPED.replace("minifyCss: { preset: 'lite' }, ", ''),
  );
  expect(editOptions(TYPED, 'minifyJs', undefined)).toBe(
    TYPED.replace("\n  'minifyJs' : false,", ''),
  );
  expect(editOptions(TYPED, 'collapseWhitespace', undefined)).toBe(
    TYPED.replace(/,\n\n {2}collapse.*/, ''),
  );
  const long = editOptions(TYPED, 'minifySvg', { plugins: ['a'.repeat(80)] });
  expect(long).toBe(
    TYPED.replace(
      "'all'\n",
      `'all',\n  minifySvg: {\n    plugins: [\n      '${'a'.repeat(80)}',\n    ],\n  }\n`,
    ),
  );
  expect(parseOptions(long).ok).toBe(true);
});

import { expect, test } from '@playwright/test';
import { parseOptions } from '../../../src/htmlnano/live/analysis/parseOptions';

for (const [name, text, value] of [
  ['nothing', '', {}],
  [
    'JSON',
    '{ "preset": "max", "a": [null, 1e3] }',
    { preset: 'max', a: [null, 1000] },
  ],
  [
    'JSON5',
    "// five\n{ a: 'b', c: +1, d: -0x1F, e: .5, f: `g`, }",
    { a: 'b', c: 1, d: -31, e: 0.5, f: 'g' },
  ],
  ['a byte order mark', '\uFEFF{ "a": 1 }', { a: 1 }],
  ['a regular expression', '{ a: /<!--\\s*x/i }', { a: /<!--\s*x/i }],
  ['undefined', '{ a: undefined }', { a: undefined }],
  ['the last of two equal keys', '{ a: 1, "a": 2 }', { a: 2 }],
] as const) {
  test(`${name} is read`, () => {
    const read = parseOptions(text);
    // It has to reach a worker.
    expect(read.ok && structuredClone(read.value)).toStrictEqual(value);
  });
}

const NOT_RUN =
  'is a function or has to be calculated. Nothing that is typed here is run';

for (const [text, line, reason] of [
  ['{ a: 1 b: 2 }', 1, '`b` is not expected here'],
  ['{\n  a: "x\n}', 2, 'Unterminated string constant'],
  ['{\n a: { b: 1 }\n', 2, 'the text ends too early'],
  ['{ a: /(/ }', 1, 'Unterminated group'],
  ['module.exports = { a: 1 }', 1, 'options are an object'],
  ['{\n a: (tree) => tree }', 2, NOT_RUN],
  ["{ a: new URL('https://example.com/') }", 1, NOT_RUN],
  ['{ a: process.env.X }', 1, NOT_RUN],
  ['{ a: `${b}` }', 1, NOT_RUN],
  ['{ a: safe }', 1, '`safe` is no value'],
  ['{ a: -"1" }', 1, '`-"1"` is no value'],
  ['{ a: 1n }', 1, '`1n` is no value'],
  ['{ [a]: 1 }', 1, '`[a]: 1` is no value'],
] as const) {
  test(`${text} is refused with line and reason`, () => {
    const read = parseOptions(text);
    expect(read).toHaveProperty('line', line);
    expect(read).toHaveProperty('message', expect.stringContaining(reason));
  });
}

test('the lines of keys are known, in lists as well', () => {
  const read = parseOptions('{\n"a": {\n"b": 1 },\n"c": [\n{ "d": 2 }]\n}');
  if (!read.ok) throw new Error(read.message);
  expect(read.lineOf(['a', 'b'])).toBe(3);
  expect(read.lineOf(['c', '0', 'd'])).toBe(5);
  expect(read.lineOf(['c', '0'])).toBe(4);
  expect(read.lineOf(['toString'])).toBeUndefined();
});

test('the key __proto__ changes no prototype', () => {
  for (const text of [
    '{ "__proto__": { "polluted": true } }',
    '{ a: { __proto__: { polluted: true } } }',
    '{ "constructor": { "prototype": { "polluted": true } } }',
  ]) {
    const read = parseOptions(text);
    if (!read.ok) throw new Error(read.message);
    expect(Object.getPrototypeOf(read.value)).toBe(Object.prototype);
    const [inner] = Object.values(read.value);
    expect(Object.getPrototypeOf(inner)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  }
});

test('options that are too long, too many or too deep are refused with a reason', () => {
  const deep = (levels: number): string =>
    `{ "a": ${'['.repeat(levels)}${']'.repeat(levels)} }`;
  const many = (entry: string, count: number): string =>
    `{ "a": [${`${entry},`.repeat(count)}] }`;
  expect(parseOptions(deep(19))).toHaveProperty('ok', true);
  expect(parseOptions(many('1', 1990))).toHaveProperty('ok', true);
  for (const [text, reason] of [
    [deep(20), 'more than 20 levels of brackets'],
    [deep(20_000), 'more than 20 levels of brackets'],
    [many('1', 2001), 'more than 2,000 entries'],
    [many('[]', 1001), 'more than 2,000 entries'],
    [many('{b:1}', 2001), 'more than 2,000 entries'],
    [`{ a: /${'('.repeat(40_000)}/ }`, 'brackets'],
    [`{ "a": "${'x'.repeat(50_000)}" }`, 'longer than 50,000 characters'],
    // A name cannot stand for a value, so nothing can be repeated.
    [`{ a: [b, b], b: "${'x'.repeat(1000)}" }`, '`b` is no value'],
  ] as const) {
    expect(parseOptions(text)).toHaveProperty(
      'message',
      expect.stringContaining(reason),
    );
  }
});

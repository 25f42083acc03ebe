import { expect, test } from '@playwright/test';
import {
  A_FUNCTION,
  parseOptions,
  type Parsed,
} from '../../../src/live/parseOptions';

function valueOf(text: string): unknown {
  const parsed = parseOptions(text);
  return parsed.ok ? parsed.value : parsed.message;
}

const refusalOf = (parsed: Parsed): string =>
  parsed.ok ? `read: ${JSON.stringify(parsed.value)}` : parsed.message;

for (const [name, text, value] of [
  ['nothing', '', {}],
  ['blanks and comments', ' \n// none\n/* yet */', {}],
  [
    'JSON',
    '{ "preset": "max", "minifySvg": false }',
    { preset: 'max', minifySvg: false },
  ],
  [
    'JSON5',
    "// five\n{ a: 'b', c: +1, d: -0x1F, e: .5, f: Infinity, }",
    { a: 'b', c: 1, d: -31, e: 0.5, f: Infinity },
  ],
  ['a byte order mark', '\uFEFF{ "a": 1 }', { a: 1 }],
  [
    'an object and a semicolon',
    '{ a: [1, { b: null }], };\n',
    { a: [1, { b: null }] },
  ],
  ['an object in brackets', '({ a: 1 })', { a: 1 }],
  [
    'module.exports',
    "'use strict';\nmodule.exports = { a: true };",
    { a: true },
  ],
  ['exports.default', 'exports.default = { a: true }', { a: true }],
  ['export default', 'export default { a: true };', { a: true }],
  [
    'a name',
    'const b = [1];\nconst config = { b };\nmodule.exports = config;',
    { b: [1] },
  ],
  [
    'an exported name',
    'const config = { a: 1 }\nexport default config',
    { a: 1 },
  ],
  [
    'an import that nothing uses',
    "import path from 'node:path';\nexport default {};",
    {},
  ],
  [
    'package.json',
    '{ "name": "x", "htmlnano": { "preset": "max" } }',
    { preset: 'max' },
  ],
  ['a regular expression', '{ a: /<!--\\s*x/i }', { a: /<!--\s*x/i }],
  ['a text in backticks', '{ a: `b` }', { a: 'b' }],
  [
    'undefined and NaN',
    '{ a: undefined, b: NaN, c: -Infinity }',
    { a: undefined, b: NaN, c: -Infinity },
  ],
  ['the last of two equal keys', '{ a: 1, "a": 2 }', { a: 2 }],
  ['number keys', '{ 1: 2 }', { 1: 2 }],
] as const) {
  test(`${name} is read`, () => {
    const read = valueOf(text);
    expect(read).toStrictEqual(value);
    expect(structuredClone(read)).toStrictEqual(value);
  });
}

for (const [text, message] of [
  [
    '{ a: 1 b: 2 }',
    'Line 1, column 8: `b` is not expected here. A comma, a quote or a bracket may be missing before it.',
  ],
  [
    '{\n  a: "x\n}',
    'Line 2, column 6: A string starts here, and its closing quote is missing. Add the quote.',
  ],
  [
    '{ a: { b: 1 }',
    'Line 1, column 14: The text ends too early. A closing bracket or a value may be missing.',
  ],
  [
    '/* a',
    'Line 1, column 1: A comment starts here and does not end. Add `*/`.',
  ],
  [
    '{ a: /(/ }',
    'Line 1, column 7: This is not valid JavaScript: Invalid regular expression: /(/: Unterminated group.',
  ],
  [
    '{ a: 1 } }',
    'Line 1, column 10: `}` is not expected here. A comma, a quote or a bracket may be missing before it.',
  ],
  [
    'preset: max\nminifyCss: false',
    'Line 1, column 1: The options need curly brackets around them, such as `{ minifyCss: false }`.',
  ],
  [
    '"preset": "max"',
    'Line 1, column 9: The options need curly brackets around them, such as `{ minifyCss: false }`.',
  ],
  [
    '[1]',
    'Line 1, column 1: Options are an object, such as `{ minifyCss: false }`.',
  ],
  [
    'null',
    'Line 1, column 1: Options are an object, such as `{ minifyCss: false }`.',
  ],
  [
    'export default defineConfig({ a: 1 })',
    'Line 1, column 16: `defineConfig({ a: 1 })` is a call, and nothing is called here. Nothing that is typed here is evaluated. Write the value itself.',
  ],
  [
    '{ a: process.env.X }',
    'Line 1, column 6: `process.env.X` would have to be calculated. Nothing that is typed here is evaluated. Write the value itself.',
  ],
  [
    '{ a: safe }',
    'Line 1, column 6: `safe` is a name, and the text does not say what it stands for. Write the value itself; a text needs quotes.',
  ],
  [
    '{ a: [1, , 2] }',
    'Line 1, column 6: A list has an empty place between two commas. Write a value there, or remove the comma.',
  ],
  [
    '{ ...a }',
    'Line 1, column 3: `...a` would have to be evaluated. Write out the keys or the values.',
  ],
  [
    '{ a: [...b] }',
    'Line 1, column 7: `...b` would have to be evaluated. Write out the keys or the values.',
  ],
  [
    '{ [a]: 1 }',
    'Line 1, column 4: The key `[a]` would have to be evaluated. Write the key itself.',
  ],
  [
    '{ get a() { return 1; } }',
    'Line 1, column 3: `get a` is a function that is called for its value. Nothing that is typed here is evaluated. Write the value itself.',
  ],
  [
    '{ a: `${b}` }',
    'Line 1, column 6: The text in backticks holds `${…}`, which would have to be evaluated. Write the text itself.',
  ],
  [
    '{ a: 1n }',
    'Line 1, column 6: `1n` is a BigInt, which no option takes. Write the number without the `n`.',
  ],
  [
    "{ a: new URL('https://example.com/') }",
    "Line 1, column 6: `new URL('https://example.com/')` is not made here. Write the address as a text: minifyUrls takes both.",
  ],
  [
    'exports = {}',
    'Line 1, column 1: An assignment to `exports` exports nothing. Write `module.exports = …`.',
  ],
  [
    'exports.a = 1',
    'Line 1, column 1: Only `module.exports = …` is read here, no other assignment. Put all options into one object.',
  ],
  [
    'const a = { b: a };\nmodule.exports = a;',
    'Line 1, column 16: The value of `a` contains itself. Write out the value.',
  ],
  [
    'const a = {};',
    'Line 1, column 1: The text exports nothing. Add `module.exports = …` with the object.',
  ],
  [
    'module.exports = {}; export default {};',
    'Line 1, column 37: The options are given twice. Leave one object.',
  ],
  [
    'if (a) module.exports = {};',
    'Line 1, column 1: Only an object of options is read here, not statements. Nothing that is typed here is evaluated. Write the value itself.',
  ],
  [
    '{ "name": "x", "version": "1.0.0" }',
    'Line 1, column 1: This looks like a `package.json`, but it has no key `htmlnano`, so htmlnano reads nothing from it. Add the key.',
  ],
  [
    '{ "htmlnano": "max" }',
    'Line 1, column 1: The value of `htmlnano` has to be an object.',
  ],
  [
    '{ custom: (tree) => tree }',
    'Line 1, column 11: `custom` at line 1 is a function. Functions do not run here: this page never evaluates what is typed. Run it with Node.js instead.',
  ],
  [
    'module.exports = () => ({})',
    'Line 1, column 18: The value at line 1 is a function. Functions do not run here: this page never evaluates what is typed. Run it with Node.js instead.',
  ],
] as const) {
  test(`refused in words: ${text}`, () => {
    expect(refusalOf(parseOptions(text))).toBe(message);
  });
}

test('a function is noted where it is asked for, and so is an address', () => {
  const parsed = parseOptions(
    `const late = (tree) => tree;
module.exports = {
  custom: [late, function () {}],
  removeComments(comment) { return true; },
  minifyUrls: new URL('https://example.com/'),
};`,
    { functions: 'note' },
  );
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.value.custom).toEqual([A_FUNCTION, A_FUNCTION]);
  expect(parsed.value.removeComments).toBe(A_FUNCTION);
  expect(String(parsed.value.minifyUrls)).toBe('https://example.com/');
  expect(parsed.functions).toEqual([
    { path: 'custom.0', line: 1 },
    { path: 'custom.1', line: 3 },
    { path: 'removeComments', line: 4 },
  ]);
  expect([...parsed.lines]).toEqual([
    ['custom', 3],
    ['removeComments', 4],
    ['minifyUrls', 5],
  ]);
});

test('in a package.json, paths begin below the key', () => {
  const parsed = parseOptions('{\n"htmlnano": {\n"a": { "b": 1 }\n}\n}');
  expect(parsed.ok && [...parsed.lines]).toEqual([
    ['a', 3],
    ['a.b', 3],
  ]);
});

test('what keeps a text from being JSON is told, and keys named twice', () => {
  const parsed = parseOptions('{\n// c\n"a": 1,\n"a": 2,\n}');
  expect(parsed.ok && parsed.notJson).toEqual([
    { what: 'comment', line: 2 },
    { what: 'trailing comma', line: 4 },
  ]);
  expect(parsed.ok && parsed.duplicates).toEqual([{ path: 'a', line: 4 }]);
  const json = parseOptions('{ "a": [-1, 1e3, "\\u0041", null, true] }');
  expect(json.ok && json.notJson).toEqual([]);
  for (const text of ["{ 'a': 1 }", '{ a: 1 }', '{ "a": 0x1 }', '{"a":1};']) {
    const parsed = parseOptions(text);
    expect(parsed.ok && parsed.notJson[0]?.what).toBe('JavaScript');
  }
});

test('the key __proto__ changes no prototype', () => {
  for (const text of [
    '{ "__proto__": { "polluted": true } }',
    '{ a: { __proto__: { polluted: true } } }',
    '{ "constructor": { "prototype": { "polluted": true } } }',
  ]) {
    const parsed = parseOptions(text);
    if (!parsed.ok) throw new Error(parsed.message);
    const { value } = parsed;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    const inner = Object.values(value)[0];
    expect(Object.getPrototypeOf(inner)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  }
});

test('too much is refused in words', () => {
  const deep = (levels: number): string =>
    `{ "a": ${'['.repeat(levels)}${']'.repeat(levels)} }`;
  expect(refusalOf(parseOptions(deep(40)))).toContain('read');
  expect(refusalOf(parseOptions(deep(60)))).toContain('nested deeper than 50');
  expect(refusalOf(parseOptions(deep(45_000)))).toContain('nested');
  expect(refusalOf(parseOptions(`{ a: ${'-'.repeat(90_000)}1 }`))).toContain(
    'Line 1',
  );
  expect(refusalOf(parseOptions(`{ "a": "${'x'.repeat(1e5)}" }`))).toContain(
    'longer than 100,000 characters',
  );
  expect(refusalOf(parseOptions(`{ a: [${'1,'.repeat(30_000)}] }`))).toContain(
    'more than 20,000 values',
  );
  const names = Array.from(
    { length: 40 },
    (_, index) =>
      `const a${String(index + 1)} = [${`a${String(index)},`.repeat(10)}];`,
  );
  const bomb = `const a0 = 1;${names.join('')}module.exports = { a: a40 };`;
  expect(refusalOf(parseOptions(bomb))).toMatch(/more than|deeper than/);
});

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  ',',
  ':',
  ';',
  '=',
  '=>',
  '...',
  '.',
  '-',
  '+',
  '!',
  '/',
  '*',
  '//',
  '/*',
  '*/',
  '<!--',
  '#',
  '@',
  '\\',
  '\0',
  '\n',
  '\r',
  '\u2028',
  '\uD800',
  '\uFEFF',
  '"',
  "'",
  '`',
  '${',
  '"a"',
  "'b'",
  '`c`',
  '1',
  '1n',
  '0x',
  '1e999',
  '08',
  'a',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'NaN',
  'null',
  'true',
  'new URL',
  'new',
  'function',
  'class',
  'async',
  'await',
  'yield',
  'get',
  'set',
  'const a =',
  'let',
  'import',
  "import a from 'b'",
  'export',
  'export default',
  'module',
  'module.exports =',
  'exports.default =',
  'htmlnano',
  '"htmlnano":',
  'version:',
  '/a/g',
  '/(/',
  '/[/',
  '/a/vv',
  'return',
  'if',
  'with',
  'label:',
  '#!',
  '\u00e9',
  '\u{1F41D}',
];

test('any text has an answer', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % below;
  };
  let read = 0;
  const wrong: string[] = [];
  for (let index = 0; index < 2000; index += 1) {
    const length = random(14);
    const pieces = Array.from(
      { length },
      () => PIECES[random(PIECES.length)] ?? '',
    );
    const text = pieces.join(random(2) === 0 ? ' ' : '');
    for (const wrapped of [
      text,
      `{ a: ${text} }`,
      `module.exports = {${text}}`,
    ]) {
      for (const functions of ['refuse', 'note'] as const) {
        const parsed = parseOptions(wrapped, { functions });
        if (parsed.ok) {
          read += 1;
          if (functions === 'refuse') structuredClone(parsed.value);
          continue;
        }
        const lines = wrapped.split(/\r\n|[\n\r\u2028\u2029]/).length;
        const isTold =
          parsed.line > 0 &&
          parsed.line <= lines &&
          /[.!]$/.test(parsed.message);
        if (!isTold)
          wrong.push(`${JSON.stringify(wrapped)}: ${parsed.message}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(100);
});

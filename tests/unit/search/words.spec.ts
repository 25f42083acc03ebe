import { expect, test } from '@playwright/test';
import { wordsOf } from '../../../src/plugins/search/embedded/words';

const texts = (text: string): string[] =>
  wordsOf(text).map((word) => word.text);

const partsOf = (word: string): string[] =>
  wordsOf(word).flatMap(({ parts }) => parts.map(({ text }) => text));

for (const [identifier, parts] of [
  ['minifyCss', ['minify', 'css']],
  ['removeUnusedCSS', ['remove', 'unused', 'css']],
  ['html5', ['html', '5']],
  ['ES2022Target', ['es', '2022', 'target']],
  ['html-webpack-plugin', ['html', 'webpack', 'plugin']],
  ['2.1.0', ['2', '1', '0']],
] as const) {
  test(`${identifier} is one word of ${String(parts.length)} parts`, () => {
    expect(texts(identifier)).toEqual([parts.join('')]);
    expect(partsOf(identifier)).toEqual(parts);
  });
}

for (const [what, text, words] of [
  [
    'anything but letters and digits separates words',
    'Set `a`, (b) and/or “c”: d – e…',
    'set a b and or c d e',
  ],
  [
    'a dot between names separates words',
    'htmlnano.presets.ampSafe, package.json',
    'htmlnano presets ampsafe package json',
  ],
  [
    'punctuation at the edge of a word is dropped',
    '-- --level -a. b_ ...',
    'level a b',
  ],
  [
    'accents are ignored',
    'Café Cafe\u0301s naïve Größe',
    'cafe cafes naive große',
  ],
  ['a text may have no words', ' … !? ', ''],
] as const) {
  test(what, () => {
    expect(texts(text).join(' ')).toBe(words);
  });
}

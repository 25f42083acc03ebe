import { expect, test } from '@playwright/test';
import { fitOf, readQuery, type QueryWord } from '../../../src/search/query';
import { termsOf } from '../../../src/search/words';

/** What a query means in an index that has just these words. */
const read = (query: string, ...words: string[]): QueryWord[] =>
  readQuery(query, new Set(words.flatMap(termsOf)));

/** The words that one of the query may stand for, the likeliest first. */
const meant = (query: QueryWord | undefined, ...words: string[]): string[] =>
  words
    .map((word) => ({
      word,
      fit: Math.max(
        ...termsOf(word).map((term) => (query ? fitOf(query, term) : 0)),
      ),
    }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ word }) => word);

for (const [typed, words, first, why] of [
  ['preset', ['preset', 'module'], ['preset'], 'it is a word of the pages'],
  ['sorting x', ['sorts', 'sorting'], ['sorting', 'sorts'], 'endings differ'],
  ['modu', ['modules', 'preset'], ['modules'], 'more may be to come'],
  ['mod x', ['modules', 'preset'], [], 'only the last word may go on'],
  ['delete x', ['remove', 'delete'], ['delete', 'remove'], 'of a synonym'],
  ['minify css', ['minifyCss', 'other'], ['minifyCss'], 'words are joined'],
  ['white sp', ['whitespace', 'other'], ['whitespace'], 'and may go on'],
  ['minifyCss', ['minifyCss', 'css'], ['minifyCss', 'css'], 'of its parts'],
  ['minifyHtml', ['minify', 'other'], ['minify'], 'parts, if it is unknown'],
  ['mdules x', ['modules', 'other'], ['modules'], 'a letter is missing'],
  ['modulse x', ['modules', 'other'], ['modules'], 'letters are swapped'],
  ['whitezpase x', ['whitespace', 'other'], ['whitespace'], 'of two typos'],
  [
    'whitespase x',
    ['whitesales', 'whitespace'],
    ['whitespace'],
    'it is nearer',
  ],
  ['whiets', ['whitespace', 'other'], ['whitespace'], 'a beginning has a typo'],
  ['delette x', ['remove', 'other'], ['remove'], 'a synonym has a typo'],
  ['form x', ['form', 'from'], ['form'], 'a known word is no typo'],
  ['csz x', ['css', 'other'], [], 'short words have to be right'],
] as const) {
  test(`"${typed}" stands for ${first.join(', then ') || 'nothing'}: ${why}`, () => {
    const [word] = read(typed, ...words);
    expect(meant(word, ...words)).toEqual(first);
  });
}

// One that is not read in linear time would take hours.
test('of the longest text that is pasted a few words are read', () => {
  const known = new Set(['known', ...termsOf('collapseWhitespace')]);
  for (const part of ['a', 'aB', 'a-', 'a1.', 'zqxw ', 'ing', '\u0301', '😀']) {
    const words = readQuery(part.repeat(100_000), known);
    expect(words.length, part).toBeLessThanOrEqual(512);
  }
});

import { expect, test } from '@playwright/test';
import { planQuery, type Plan } from '../../../src/search/plan';
import { createVocabulary } from '../../../src/search/vocabulary';
import { SYNONYMS } from '../../../src/search/words';

const plan = (query: string, ...terms: string[]): Plan =>
  planQuery(query, createVocabulary(terms, SYNONYMS.flat()));

/** The terms of a word of the query, the surest first. */
const termsOf = ({ words }: Plan, index = 0): string[] =>
  [...(words[index]?.terms ?? [])]
    .sort(([, one], [, other]) => other - one)
    .map(([term]) => term);

const sureness = ({ words }: Plan, term: string, index = 0): number =>
  words[index]?.terms.get(term) ?? 0;

test('a word that the pages have is meant as it is typed', () => {
  const typed = plan('preset', 'preset');
  expect(sureness(typed, 'preset')).toBe(1);
  expect(typed.marks.get('preset')).toBeGreaterThanOrEqual('preset'.length);
});

test('an empty query asks for nothing', () => {
  expect(plan('', 'preset').words).toEqual([]);
  expect(plan(' … ', 'preset').words).toEqual([]);
});

test('other endings come after the word itself, and are marked whole', () => {
  const typed = plan('sorting lists', 'sorting', 'sorts', 'lists');
  expect(termsOf(typed)).toEqual(['sorting', 'sorts']);
  expect(typed.marks.get('sorts')).toBeGreaterThanOrEqual('sorts'.length);
});

test('only the last word is taken for a beginning', () => {
  const typed = plan('min mod', 'minify', 'modules');
  expect(termsOf(typed, 0)).toEqual([]);
  expect(termsOf(typed, 1)).toEqual(['modules']);
});

test('of a beginning only the typed letters are marked', () => {
  expect(plan('modu', 'modules').marks.get('modules')).toBe(4);
});

test('the more of a word is typed, the surer it is', () => {
  const typed = plan('mod', 'module', 'modifications');
  expect(termsOf(typed)).toEqual(['module', 'modifications']);
});

test('a synonym is meant less surely than the word', () => {
  const typed = plan('delete it', 'remove', 'delete');
  expect(termsOf(typed)).toEqual(['delete', 'remove']);
});

test('a synonym that no page has is no term', () => {
  expect(termsOf(plan('delete it', 'delete'))).toEqual(['delete']);
});

test('words that belong together are one identifier', () => {
  const typed = plan('minify css now', 'minifycss', 'minify', 'css');
  expect(termsOf(typed, 0)).toEqual(['minify', 'minifycss']);
  expect(termsOf(typed, 1)).toEqual(['css', 'minifycss']);
  expect(termsOf(typed, 2)).toEqual([]);
});

test('the beginning of an identifier may be typed in words', () => {
  const typed = plan('white sp', 'whitespace');
  expect(termsOf(typed, 0)).toEqual(['whitespace']);
  expect(termsOf(typed, 1)).toEqual(['whitespace']);
  expect(typed.marks.get('whitespace')).toBe('whitesp'.length);
});

test('an identifier is meant more than its parts', () => {
  const typed = plan('minifyCss', 'minifycss', 'minify', 'css');
  expect(typed.words.map(({ text }) => text)).toEqual(['minify', 'css']);
  expect(termsOf(typed, 0)[0]).toBe('minifycss');
  expect(termsOf(typed, 1)[0]).toBe('minifycss');
});

test('of an identifier that no page has its parts are meant', () => {
  const typed = plan('minifyHtml', 'minify', 'html');
  expect(sureness(typed, 'minify', 0)).toBe(1);
  expect(sureness(typed, 'html', 1)).toBe(1);
});

for (const [typed, meant] of [
  ['mdules', 'modules'],
  ['modulse', 'modules'],
  ['wihtesapce', 'whitespace'],
] as const) {
  test(`${typed} stands for ${meant}`, () => {
    expect(termsOf(plan(`${typed} x`, 'modules', 'whitespace'))).toEqual([
      meant,
    ]);
  });
}

test('the nearest word is meant, not one that is further away', () => {
  const typed = plan('whitespase x', 'whitespace', 'whitesales');
  expect(termsOf(typed)).toEqual(['whitespace']);
});

test('of two typos each counts', () => {
  const one = plan('whitespase x', 'whitespace');
  const two = plan('whitezpase x', 'whitespace');
  expect(sureness(two, 'whitespace')).toBeGreaterThan(0);
  expect(sureness(one, 'whitespace')).toBeGreaterThan(
    sureness(two, 'whitespace'),
  );
});

test('short words have to be right', () => {
  expect(termsOf(plan('csz x', 'css'))).toEqual([]);
  expect(termsOf(plan('mzdulez x', 'modules'))).toEqual([]);
});

test('a word that the pages have is not taken for a typo', () => {
  expect(termsOf(plan('form x', 'form', 'forms', 'from'))).toEqual([
    'form',
    'forms',
  ]);
});

test('the last word may be a beginning with a typo', () => {
  expect(termsOf(plan('whiets', 'whitespace'))).toEqual(['whitespace']);
});

test('a mistyped synonym stands for the word of the pages', () => {
  expect(termsOf(plan('delette x', 'remove'))).toEqual(['remove']);
});

test('words like "how" need not be there, unless nothing else was typed', () => {
  const required = (query: string): boolean[] =>
    plan(query, 'minify').words.map(({ isRequired }) => isRequired);
  expect(required('how to minify')).toEqual([false, false, true]);
  expect(required('how to')).toEqual([true, true]);
});

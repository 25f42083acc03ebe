import { expect, test } from '@playwright/test';
import { createVocabulary } from '../../../src/search/vocabulary';
import { generateWords, randomFrom } from '../../support/generate';

const vocabulary = createVocabulary([
  ...['minify', 'minifycss', 'minifyjs', 'preset', 'presets', 'module'],
  ...['modules', 'merge', 'merging', 'a'],
]);

const near = (word: string, typos: number, asPrefix = false) =>
  Object.fromEntries(vocabulary.near(word, typos, asPrefix));

test('a known word is known, its beginning is not', () => {
  expect(vocabulary.has('preset')).toBe(true);
  expect(vocabulary.has('pres')).toBe(false);
});

test('a beginning finds the words that start with it, but not itself', () => {
  expect(vocabulary.startingWith('minify')).toEqual(['minifycss', 'minifyjs']);
  expect(vocabulary.startingWith('pre')).toEqual(['preset', 'presets']);
  expect(vocabulary.startingWith('zz')).toEqual([]);
  expect(vocabulary.startingWith('presets')).toEqual([]);
});

test('other endings of a word are found', () => {
  expect(vocabulary.withStemOf('merged')).toEqual(['merge', 'merging']);
  expect(vocabulary.withStemOf('unheard')).toEqual([]);
});

for (const [typo, typed] of [
  ['a wrong letter', 'mobule'],
  ['a missing letter', 'modle'],
  ['a letter too many', 'modulle'],
  ['two letters swapped', 'mdoule'],
] as const) {
  test(`${typo} is one typo: ${typed}`, () => {
    expect(near(typed, 1)).toEqual({ module: 1 });
  });
}

test('two typos are two, and found only where two are allowed', () => {
  expect(near('mniifyycss', 1)).toEqual({});
  expect(near('mniifyycss', 2)).toEqual({ minifycss: 2 });
});

test('a beginning may have a typo as well', () => {
  expect(near('minfyc', 1)).toEqual({});
  expect(near('minfyc', 1, true)).toEqual({ minifycss: 1 });
});

test('words that only the synonyms have may be mistyped too', () => {
  const known = createVocabulary(['module'], ['uglify']);
  expect([...known.near('uglfy', 1, false)]).toEqual([['uglify', 1]]);
});

/** Optimal string alignment distance, straight from its definition. */
function distance(one: string, other: string): number {
  const known = new Map<string, number>();
  const from = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${String(i)},${String(j)}`;
    const value = known.get(key);
    if (value !== undefined) return value;
    const [a, b] = [one.slice(0, i), other.slice(0, j)];
    const isSwapped =
      i > 1 && j > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
    const least = Math.min(
      from(i - 1, j) + 1,
      from(i, j - 1) + 1,
      from(i - 1, j - 1) + (a.at(-1) === b.at(-1) ? 0 : 1),
      isSwapped ? from(i - 2, j - 2) + 1 : Infinity,
    );
    known.set(key, least);
    return least;
  };
  return from(one.length, other.length);
}

const distanceToBeginning = (word: string, term: string): number =>
  Math.min(
    ...Array.from({ length: term.length + 1 }, (_, length) =>
      distance(word, term.slice(0, length)),
    ),
  );

for (const asPrefix of [false, true]) {
  for (const typos of [1, 2]) {
    const what = asPrefix ? 'beginnings' : 'words';
    test(`${what} up to ${String(typos)} typos away are those that a slow search finds`, () => {
      const random = randomFrom(typos + Number(asPrefix) * 2);
      const terms = generateWords(random, 300);
      const known = createVocabulary(terms);
      const measure = asPrefix ? distanceToBeginning : distance;
      let found = 0;
      for (const word of generateWords(random, 100)) {
        const expected = terms
          .map((term) => [term, measure(word, term)] as const)
          .filter(([, away]) => away <= typos)
          .sort();
        found += expected.length;
        expect([...known.near(word, typos, asPrefix)].sort(), word).toEqual(
          expected,
        );
      }
      expect(found).toBeGreaterThan(100);
    });
  }
}

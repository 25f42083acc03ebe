import { expect, test } from '@playwright/test';
import { createEngine, headingsOf } from '../../../src/search/engine';
import type { SearchRecord } from '../../../src/search/types';
import { page, section } from '../../support/records';

// So that words of one section are not words of every second section.
const filler = page('/filler', [
  section(1, 'Filler'),
  ...Array.from({ length: 20 }, (_, index) =>
    section(2, `Nothing ${String(index)}`, 'Lorem ipsum dolor sit amet.'),
  ),
]);

/** The addresses that answer, the best first. */
const found = (query: string, ...pages: SearchRecord[][]): string[] =>
  createEngine([...pages, filler].flat())
    .search(query)
    .matches.map(({ record }) => record.url);

const sections = (...all: readonly (readonly [string, ...string[]])[]) =>
  page('/page', [
    section(1, 'Page'),
    ...all.map(([title, ...texts]) => section(2, title, ...texts)),
  ]);

test('a query without words lists all sections in the order of the pages', () => {
  const { matches } = createEngine([
    ...page('/a', [section(1, 'A', 'x'), section(2, 'B', 'y', 'z')]),
    ...page('/c', [section(1, 'C', 'x')]),
  ]).search('');
  expect(matches.map(({ record }) => record.url)).toEqual(['/a', '/a#b', '/c']);
  expect(matches.every(({ record }) => record.type !== 'content')).toBe(true);
});

test('what no page has is not found', () => {
  expect(found('zzzzz', sections(['One', 'Text.']))).toEqual([]);
});

test('an index without records finds nothing', () => {
  const engine = createEngine([]);
  expect(engine.search('anything').matches).toEqual([]);
  expect(engine.search('').matches).toEqual([]);
});

test('a section is found once, with the text that answers best', () => {
  const { matches } = createEngine(
    page('/a', [
      section(1, 'A', 'About presets.', 'Unused rules go.', 'Presets again.'),
    ]),
  ).search('unused rules');
  expect(matches.map(({ record }) => record.content)).toEqual([
    'Unused rules go.',
  ]);
});

test('a heading that has all words is shown rather than a text that has them', () => {
  const { matches } = createEngine(
    page('/a', [section(1, 'Unused rules', 'Unused rules go.')]),
  ).search('unused rules');
  expect(matches[0]?.record.type).toBe('lvl1');
});

test('sections with all words come before those with one of them', () => {
  const often = 'Selectors, selectors, selectors, selectors.';
  expect(
    found(
      'unused selectors gone',
      sections(
        ['Selectors', often, often, often],
        ['All', 'Gone are selectors.', 'They are unused, too.'],
        ['Unused', 'Unused, unused.', 'Unused, unused.', 'Unused.'],
      ),
    )[0],
  ).toBe('/page#all');
});

test('sections that have only one of the words are found as well', () => {
  expect(
    found(
      'unused selectors',
      sections(['One', 'Unused.'], ['Other', 'Selectors.']),
    ).sort(),
  ).toEqual(['/page#one', '/page#other']);
});

test('words in one text beat the same words in two texts', () => {
  const apart = page('/apart', [
    section(1, 'Apart', 'Selectors stay.', 'Unused as well.'),
  ]);
  const together = page('/together', [
    section(1, 'Together', 'Unused selectors.', 'Stay as well.'),
  ]);
  expect(found('unused selectors', apart, together)).toEqual([
    '/together',
    '/apart',
  ]);
});

test('a heading beats a text', () => {
  expect(
    found(
      'source maps',
      sections(
        ['Options', 'About source maps.'],
        ['Source maps', 'What they are.'],
      ),
    ),
  ).toEqual(['/page#source-maps', '/page#options']);
});

test('a heading that says just that beats one that says more', () => {
  expect(
    found(
      'presets',
      sections(['Presets of old versions', 'x'], ['Presets', 'x']),
    )[0],
  ).toBe('/page#presets');
});

test('a rare word counts more than one that is everywhere', () => {
  const common = Array.from(
    { length: 8 },
    (_, index) => [`Section ${String(index)}`, 'The attribute.'] as const,
  );
  expect(
    found(
      'attribute whitelist',
      sections(...common, ['Rare', 'A whitelist.']),
    )[0],
  ).toBe('/page#rare');
});

test('while a word is typed, its beginning finds it', () => {
  const pages = sections(['Presets', 'x']);
  for (const typed of ['p', 'pr', 'pre', 'pres', 'prese', 'preset']) {
    expect(found(typed, pages), typed).toContain('/page#presets');
  }
});

test('mistyped words are found', () => {
  const pages = sections(['Presets', 'Collapse whitespace.']);
  for (const typed of ['presest', 'prsets', 'colapse', 'wihtesapce']) {
    expect(found(typed, pages), typed).toContain('/page#presets');
  }
});

for (const query of ['minify css', 'minifycss', 'MinifyCSS', 'css minify']) {
  test(`"${query}" finds the section minifyCss first`, () => {
    expect(
      found(
        query,
        sections(
          ['minifyJs', 'Minifies scripts, as minifyCss does styles.'],
          ['minifyCss', 'Makes style sheets small.'],
        ),
      )[0],
    ).toBe('/page#minifycss');
  });
}

test('words like "how" do not matter beside others', () => {
  const pages = sections(
    ['How to begin', 'How to do this and how to do that.'],
    ['Gulp', 'A task for gulp.'],
  );
  expect(found('how to use gulp', pages)[0]).toBe('/page#gulp');
});

test('what has nothing but words like "how" is no answer beside others', () => {
  const engine = createEngine(
    page('/a', [
      section(1, 'A', 'Terser shrinks scripts.'),
      section(2, 'B', 'How it works.'),
    ]),
  );
  const { matches } = engine.search('how terser');
  expect(matches.map(({ record }) => record.url)).toEqual(['/a']);
});

test('alone, words like "how" are looked for', () => {
  const pages = sections(['How it works', 'x'], ['Gulp', 'y']);
  expect(found('how', pages)[0]).toBe('/page#how-it-works');
});

test('keywords of a page find the page', () => {
  const keyed = page('/usage', [section(1, 'Usage', 'x')], {
    keywords: ['getting started'],
  });
  expect(found('getting started', keyed)).toEqual(['/usage']);
});

test('of sections with the same heading the one below the right heading is first', () => {
  const pages = page('/modules', [
    section(1, 'Modules'),
    ...['minifyCss', 'minifyJs', 'minifySvg', 'minifyUrls'].flatMap((name) => [
      section(2, name),
      section(3, 'Options', 'A list.'),
    ]),
  ]).map((record) => ({
    ...record,
    url: `${record.url} ${record.hierarchy.lvl2 ?? ''}`,
  }));
  expect(found('options svg', pages)[0]).toBe('/modules#options minifySvg');
});

test('a page with a good answer lifts its other answers', () => {
  const strong = page('/strong', [
    section(1, 'Strong'),
    section(2, 'Terser', 'Terser, the minifier.'),
    section(2, 'Second', 'Made with terser.'),
  ]);
  const weak = page('/weak', [
    section(1, 'Weaker'),
    section(2, 'Third', 'Made with terser.'),
  ]);
  // Put last, it would lose a tie.
  expect(found('terser', weak, strong)).toEqual([
    '/strong#terser',
    '/strong#second',
    '/weak#third',
  ]);
});

test('a section that has hardly anything of the query is left out', () => {
  const pages = [
    sections(['Terser', 'Terser makes JavaScript small.']),
    page('/names', [section(1, 'Names', 'How they came about.')]),
  ];
  expect(found('how', ...pages)).toEqual(['/names']);
  expect(found('how terser', ...pages)).toEqual(['/page#terser']);
});

test('the headings of a record name the page once', () => {
  const [record] = page('/a', [section(1, 'A')]);
  if (record === undefined) throw new Error('no record');
  expect(headingsOf(record)).toEqual(['A']);
});

test('a heading may say the same as one further up', () => {
  const records = page('/presets', [
    section(1, 'Presets'),
    section(2, 'Safe'),
    section(3, 'Presets', 'x'),
  ]);
  const [last] = records.filter(({ type }) => type === 'lvl3');
  if (last === undefined) throw new Error('no record');
  expect(headingsOf(last)).toEqual(['Presets', 'Safe', 'Presets']);
});

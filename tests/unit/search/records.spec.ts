import { expect, test } from '@playwright/test';
import { plainSlug, recordsOf } from '../../../src/search/records';
import type { SearchRecord } from '../../../src/search/types';
import { editionOf, page, section } from '../../support/records';

const modules = (): SearchRecord[] =>
  page(
    '/modules',
    [
      section(1, 'Modules', 'All modules.'),
      section(2, 'minifyCss', 'Makes CSS small.', 'Needs cssnano.'),
      section(3, 'Options', 'None.'),
      section(2, 'minifyJs'),
    ],
    { keywords: ['module', 'option'] },
  );

test('there is a record per heading and per text, in the order of the page', () => {
  expect(
    modules().map(({ type, content, url }) => [type, content, url]),
  ).toEqual([
    ['lvl1', null, '/modules'],
    ['content', 'All modules.', '/modules'],
    ['lvl2', null, '/modules#minifycss'],
    ['content', 'Makes CSS small.', '/modules#minifycss'],
    ['content', 'Needs cssnano.', '/modules#minifycss'],
    ['lvl3', null, '/modules#options'],
    ['content', 'None.', '/modules#options'],
    ['lvl2', null, '/modules#minifyjs'],
  ]);
});

test('a record has all fields that the DocSearch crawler writes', () => {
  expect(modules()[3]).toEqual({
    objectID: 'docs-default-2.1.0:/modules:1.1',
    type: 'content',
    hierarchy: {
      lvl0: 'Modules',
      lvl1: 'Modules',
      lvl2: 'minifyCss',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Makes CSS small.',
    url: '/modules#minifycss',
    url_without_anchor: '/modules',
    anchor: 'minifycss',
    language: 'en',
    version: '2.1.0',
    docusaurus_tag: 'docs-default-2.1.0',
    weight: { level: 0, position: 3 },
  });
});

test('a heading ends what stood below the one before it', () => {
  const last = modules().at(-1);
  expect(last?.hierarchy).toMatchObject({ lvl2: 'minifyJs', lvl3: null });
});

test('a heading weighs the more the higher it stands', () => {
  const levels = page(
    '/a',
    [1, 2, 3, 4, 5, 6].map((n) => section(n, `H${String(n)}`)),
  );
  expect(levels.map(({ type, weight }) => [type, weight.level])).toEqual([
    ['lvl1', 90],
    ['lvl2', 80],
    ['lvl3', 70],
    ['lvl4', 60],
    ['lvl5', 50],
    ['lvl6', 40],
  ]);
});

test('positions count from the top of the page', () => {
  expect(modules().map(({ weight }) => weight.position)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ]);
});

test('keywords stand in the record of the page itself only', () => {
  const having = modules().filter(({ keywords }) => keywords !== undefined);
  expect(having.map(({ type, keywords }) => [type, keywords])).toEqual([
    ['lvl1', ['module', 'option']],
  ]);
});

test('no id comes twice, neither within a page nor across versions', () => {
  const pages = ['2.1.0', '1.1.1'].flatMap((version) => [
    ...page('/a', [section(1, 'A', 'x', 'x')], { edition: editionOf(version) }),
    ...page('/b', [section(1, 'A', 'x', 'x')], { edition: editionOf(version) }),
  ]);
  const ids = new Set(pages.map(({ objectID }) => objectID));
  expect(ids.size).toBe(pages.length);
});

test('the rest of a page comes behind its first texts, and changes no id', () => {
  const outline = (more?: readonly string[]) => ({
    title: 'A',
    keywords: [],
    permalink: '/a',
    sections: [
      { depth: 1, title: 'A', texts: ['x'], ...(more && { more }) },
      { depth: 2, title: 'B', texts: ['y'] },
    ],
  });
  const read = (more?: readonly string[]) =>
    recordsOf(outline(more), editionOf('2.1.0')).map(
      ({ objectID, content, hierarchy }) =>
        [objectID, content ?? hierarchy.lvl2 ?? hierarchy.lvl1] as const,
    );
  expect(read(['z']).map(([, text]) => text)).toEqual([
    'A',
    'x',
    'z',
    'B',
    'y',
  ]);
  expect(read(['z'])).toEqual(expect.arrayContaining(read()));
});

test('an anchor that the outline names is used', () => {
  const [record] = recordsOf(
    {
      title: 'A',
      keywords: [],
      permalink: '/a',
      sections: [
        { depth: 2, title: 'Example', anchor: 'example-1', texts: [] },
      ],
    },
    editionOf('2.1.0'),
  );
  expect(record).toMatchObject({ url: '/a#example-1', anchor: 'example-1' });
});

for (const [title, slug] of [
  ['Two words', 'two-words'],
  ['`minifyCss`: { a: 1 }', 'minifycss--a-1-'],
  ['snake_case-name', 'snake_case-name'],
  ['Größe', 'größe'],
] as const) {
  test(`"${title}" has the anchor #${slug}`, () => {
    expect(plainSlug(title)).toBe(slug);
  });
}

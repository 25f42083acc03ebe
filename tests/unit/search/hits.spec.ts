import { expect, test } from '@playwright/test';
import { createEngine } from '../../../src/search/engine';
import { createHits } from '../../../src/search/hits';
import { readQueries } from '../../../src/search/parameters';
import type { SearchRecord } from '../../../src/search/types';
import { page, section } from '../../support/records';

const records = page(
  '/modules',
  [
    section(1, 'Modules'),
    section(2, 'minifyCss'),
    section(3, 'Options', 'Set `minifyCss` to an object of cssnano.'),
  ],
  { keywords: ['R&D'] },
);
const [top, , , text] = records;

type Tree = Record<string, unknown>;

/** The hit of a record for a request with these parameters. */
function hit(
  record: SearchRecord | undefined,
  parameters: Readonly<Tree> = {},
  all: readonly SearchRecord[] = records,
) {
  if (record === undefined) throw new Error('no record');
  const [query] = readQueries(
    JSON.stringify({ requests: [{ indexName: 'htmlnano', ...parameters }] }),
  );
  if (query === undefined) throw new Error('no query');
  return createHits(createEngine(all).search(query.query).plan, query)(record);
}

test('a hit has all attributes of the record unless some are named', () => {
  const { _highlightResult, ...attributes } = hit(text);
  expect(attributes).toEqual(text);
  expect(_highlightResult).toBeDefined();
});

test('only the named attributes are retrieved, and the id', () => {
  expect(
    hit(text, {
      attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl2', 'type', 'url'],
      attributesToHighlight: [],
    }),
  ).toEqual({
    objectID: 'docs-default-2.1.0:/modules:2.1',
    hierarchy: { lvl0: 'Modules', lvl2: 'minifyCss' },
    type: 'content',
    url: '/modules#options',
  });
});

test('the attributes of DocSearch are retrieved by the names it uses', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${String(level)}`);
  expect(
    hit(text, {
      attributesToRetrieve: [
        ...levels.map((level) => `hierarchy.${level}`),
        ...['content', 'type', 'url'],
      ],
      attributesToHighlight: [],
    }),
  ).toMatchObject({
    hierarchy: { lvl0: 'Modules', lvl3: 'Options', lvl4: null, lvl6: null },
    content: 'Set `minifyCss` to an object of cssnano.',
  });
});

test('an attribute is retrieved with all below it', () => {
  const { hierarchy } = hit(text, { attributesToRetrieve: ['hierarchy'] });
  expect(Object.keys(hierarchy as Tree)).toHaveLength(7);
});

test('no attribute but the id is retrieved where none is wanted', () => {
  expect(
    hit(text, { attributesToRetrieve: [], attributesToHighlight: [] }),
  ).toEqual({ objectID: 'docs-default-2.1.0:/modules:2.1' });
});

test('headings and text are marked with the tags of the request', () => {
  const { _highlightResult } = hit(text, {
    query: 'options object',
    attributesToHighlight: ['hierarchy.lvl3', 'content'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  expect(_highlightResult).toEqual({
    hierarchy: {
      lvl3: {
        value: '<mark>Options</mark>',
        matchLevel: 'partial',
        fullyHighlighted: true,
        matchedWords: ['options'],
      },
    },
    content: {
      value: 'Set `minifyCss` to an <mark>object</mark> of cssnano.',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['object'],
    },
  });
});

test('what a record does not have is not marked either', () => {
  const { _highlightResult, _snippetResult } = hit(top, {
    attributesToSnippet: ['content:10', 'hierarchy.lvl1:10'],
  });
  expect(Object.keys((_highlightResult as Tree).hierarchy as Tree)).toEqual([
    'lvl0',
    'lvl1',
  ]);
  expect(_snippetResult).toEqual({
    hierarchy: { lvl1: { value: 'Modules', matchLevel: 'none' } },
  });
});

test('snippets have the number of words that the request gives', () => {
  const { _snippetResult } = hit(text, {
    query: 'object',
    attributesToSnippet: ['content:3', 'hierarchy.lvl2:1', 'hierarchy.lvl3'],
    snippetEllipsisText: '[…]',
    highlightPreTag: '*',
    highlightPostTag: '*',
  });
  expect(_snippetResult).toEqual({
    content: { value: '[…]*object* of cssnano.', matchLevel: 'full' },
    hierarchy: {
      lvl2: { value: 'minifyCss', matchLevel: 'none' },
      lvl3: { value: 'Options', matchLevel: 'none' },
    },
  });
});

test('all texts are snippets where the request says so', () => {
  const { _snippetResult } = hit(text, { attributesToSnippet: ['*:2'] });
  expect(_snippetResult).toMatchObject({
    content: { value: 'Set `minifyCss…' },
    hierarchy: { lvl0: { value: 'Modules' }, lvl3: { value: 'Options' } },
  });
});

test('without snippets and marks there is no empty answer for them', () => {
  expect(Object.keys(hit(text, { attributesToHighlight: [] }))).not.toContain(
    '_highlightResult',
  );
  expect(Object.keys(hit(text))).not.toContain('_snippetResult');
});

test('texts are HTML, keywords too; addresses are left as they are', () => {
  const [record] = page('/a?b&c', [section(1, 'A & B')], { keywords: ['R&D'] });
  expect(hit(record)).toMatchObject({
    hierarchy: { lvl0: 'A &amp; B', lvl1: 'A &amp; B' },
    keywords: ['R&amp;D'],
    url: '/a?b&c',
  });
});

const MARKED = {
  attributesToSnippet: ['*:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

const NASTY = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '</mark><svg/onload=alert(1)>&lt;b&gt;',
];

/** All strings of a hit but those that are addresses, or are made by us. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !/^(?:objectID|url|url_without_anchor)$/.test(name))
    .flatMap(([, inner]) => textsOf(inner));
}

for (const nasty of NASTY) {
  test(`no markup of ${nasty} gets into a hit`, () => {
    const all = page(
      '/a',
      [1, 2, 3, 4, 5, 6].map((depth) =>
        section(depth, nasty, `${nasty} ${'word '.repeat(20)}${nasty}`),
      ),
      { keywords: [nasty] },
    );
    for (const query of ['', 'img', 'script alert', 'src=x', nasty]) {
      const texts = all.flatMap((record) =>
        textsOf(hit(record, { query, ...MARKED }, all)),
      );
      const rest = texts.join(' ').replace(/<\/?mark>/g, '');
      expect(rest).toContain('alert');
      expect(rest).not.toMatch(/[<>"']/);
      expect(rest.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }
  });
}

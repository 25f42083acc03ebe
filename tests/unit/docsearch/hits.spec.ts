import { expect, test } from '@playwright/test';
import {
  groupHits,
  isHit,
  pathOf,
  titleOf,
  toStored,
  type Hit,
} from '../../../src/docsearch/hits';
import { HITS } from '../../e2e/hostileInputs';

const EMPTY = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

const hit = (
  objectID: string,
  type: Hit['type'],
  hierarchy: Partial<Hit['hierarchy']> & { lvl0: string },
): Hit => ({
  objectID,
  type,
  url: `/${objectID}`,
  content: type === 'content' ? 'A text' : null,
  hierarchy: { lvl1: hierarchy.lvl0, ...EMPTY, ...hierarchy },
  __docsearch_parent: null,
  __position: 1,
  __queryID: undefined,
});

const page = hit('modules', 'lvl1', { lvl0: 'Modules' });
const chapter = hit('text', 'lvl2', { lvl0: 'Modules', lvl2: 'Text' });
const text = hit('one', 'content', {
  lvl0: 'Modules',
  lvl2: 'Text',
  lvl3: 'One',
});
const other = hit('usage', 'content', { lvl0: 'Usage' });

test('hits are grouped by page, in the order of the best', () => {
  const groups = groupHits([text, other, page, chapter], 5);
  expect(groups.map(({ title, hits }) => [title, hits.length])).toEqual([
    ['Modules', 3],
    ['Usage', 1],
  ]);
});

test('a group has no more hits than it may', () => {
  expect(groupHits([page, chapter, text], 2)[0]?.hits).toHaveLength(2);
});

test('a text carries the nearest heading above it that is a hit too', () => {
  const parents = groupHits([text, page, chapter, other], 5).flatMap((group) =>
    group.hits.map(({ __docsearch_parent: parent }) => parent?.objectID),
  );
  expect(parents).toEqual(['text', undefined, undefined, undefined]);
});

test('a heading of another chapter is no parent', () => {
  const elsewhere = hit('css', 'lvl2', { lvl0: 'Modules', lvl2: 'CSS' });
  const [group] = groupHits([text, elsewhere], 5);
  expect(group?.hits[0]?.__docsearch_parent).toBeNull();
});

test('nothing of one query is stored', () => {
  const marked = { ...page, _highlightResult: {}, _snippetResult: {} };
  expect(Object.keys(toStored(marked)).sort()).toEqual([
    'content',
    'hierarchy',
    'objectID',
    'type',
    'url',
  ]);
});

test('a hit says its heading or its text, and where it stands', () => {
  const said = (pieces: readonly { readonly text: string }[]): string =>
    pieces.map((piece) => piece.text).join('');
  expect(said(titleOf(chapter))).toBe('Text');
  expect(pathOf(chapter).map(said)).toEqual(['Modules']);
  expect(said(titleOf(text))).toBe('A text');
  expect(pathOf(text).map(said)).toEqual(['Modules', 'Text', 'One']);
  expect(pathOf(page)).toEqual([]);
});

test('whatever a provider sends is no hit, or can be shown', () => {
  const hits = HITS.filter(isHit) as Hit[];
  expect(hits.length).toBeGreaterThan(50);
  expect(hits.length).toBeLessThan(HITS.length);
  for (const { hits: group } of groupHits(hits, hits.length)) {
    for (const each of group) {
      const texts = [titleOf(each), ...pathOf(each)].flat();
      expect(texts.filter(({ text }) => typeof text !== 'string')).toEqual([]);
    }
  }
});

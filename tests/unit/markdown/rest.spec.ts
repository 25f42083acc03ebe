import { expect, test } from '@playwright/test';
import type { Root } from 'hast';
import { h } from 'hastscript';
import rest from '../../../src/markdown/rest';

const paragraphs = (count: number): Root => ({
  type: 'root',
  children: Array.from({ length: count }, (_, at) => h('p', String(at))),
});

test('the beginning of a page stays as it is, the rest is marked', () => {
  const tree = paragraphs(20);
  rest()(tree);
  expect(tree.children).toHaveLength(13);
  expect(tree.children[12]).toMatchObject({
    tagName: 'page-rest',
    children: paragraphs(20).children.slice(12),
  });
});

test('a page that is short has no rest', () => {
  const tree = paragraphs(12);
  rest()(tree);
  expect(tree).toEqual(paragraphs(12));
});

test('what a page exports stays outside of the rest', () => {
  const tree = paragraphs(20);
  tree.children.push({ type: 'mdxjsEsm', value: 'export const toc = [];' });
  rest()(tree);
  expect(tree.children.at(-1)).toMatchObject({ type: 'mdxjsEsm' });
});

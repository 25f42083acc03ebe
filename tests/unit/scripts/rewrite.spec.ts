import { expect, test } from '@playwright/test';
import { readSections } from '../../../checks/blocks';
import { rewrite } from '../../../scripts/rewrite';
import { fence } from '../../support/markdown';

test('results are written between their fences, and nothing else changes', () => {
  const pageWith = (...results: readonly string[]): string =>
    [
      fence('html source', 'a'),
      ...results.map((result) => fence('html result', result)),
      'Text.',
    ].join('\n');
  const page = pageWith('one', 'two', 'three\n\nlines', 'four');
  const [section] = readSections(page, 'docs/page.md');
  const [, ...results] = section?.blocks ?? [];
  const actual = ['one\n\nmore', 'two', 'three'];
  const outcomes = results.map((block, index) => ({
    block,
    actual: actual[index] ?? '',
    // The last one cannot be run.
    problem: index === actual.length ? 'It throws.' : undefined,
  }));
  expect(rewrite(page, outcomes)).toBe(pageWith(...actual, 'four'));
});

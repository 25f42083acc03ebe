import { expect, test } from '@playwright/test';
import type { Block } from '../../../src/examples/blocks';
import { mismatch } from '../../../src/examples/compare';

const block: Block = {
  kind: 'result',
  language: 'html',
  attributes: {},
  text: '<p>a b</p>',
  file: 'docs/page.md',
  line: 7,
  endLine: 9,
};

test('a block that matches has no message', () => {
  expect(mismatch({ block, actual: '<p>a b</p>' })).toBeUndefined();
});

test('a wrong block is named with file and line, and a diff shows spaces', () => {
  const message = mismatch({ block, actual: '<p>a  b</p>' });
  expect(message).toMatch(/^docs\/page\.md:7: /);
  expect(message).toContain('npm run examples:update -- docs/page.md');
  expect(message).toContain('-<p>a·b</p>¶');
  expect(message).toContain('+<p>a··b</p>¶');
});

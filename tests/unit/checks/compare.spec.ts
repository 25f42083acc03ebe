import { expect, test } from '@playwright/test';
import { mismatch } from '../../../checks/compare';
import { blockOf } from '../../support/renderMarkdown';

test('a wrong block is named with file and line, and a diff shows spaces', () => {
  const block = blockOf('html result', '<p>a b</p>');
  const message = mismatch({ block, actual: '<p>a  b</p>' });
  expect(message).toMatch(/^docs\/page\.md:1: /);
  expect(message).toContain('npm run examples:update -- docs/page.md');
  expect(message).toContain('-<p>a·b</p>¶');
  expect(message).toContain('+<p>a··b</p>¶');
});

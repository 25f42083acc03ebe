import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { SITE_DIR } from '../../../src/htmlnano/versions';

test('to update the examples of no page is a mistake that lists the pages', () => {
  const { status, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'examples:update', '--', 'docs/no-such-page'],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('No page has "docs/no-such-page" in its path');
  expect(stderr).toContain('docs/050-modules.md');
});

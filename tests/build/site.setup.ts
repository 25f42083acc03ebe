/** Builds the site before the tests of a whole run. Warnings count as failures. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { SITE_DIR } from '../../src/htmlnano/versions';

test('the site is built', () => {
  const options = { cwd: SITE_DIR, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', 'build'],
    options,
  );
  expect(status, stdout + stderr).toBe(0);
  expect(stdout + stderr).not.toContain('[WARNING]');
});

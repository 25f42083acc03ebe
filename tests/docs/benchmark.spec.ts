import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

test('the tables of the Introductions show what the benchmark measures', () => {
  test.setTimeout(180_000);
  const { status, stderr } = spawnSync(
    path.join('node_modules', '.bin', 'tsx'),
    ['bench/compression/run.ts'],
    { cwd: path.join(__dirname, '../..'), encoding: 'utf8' },
  );
  expect(status === 0 ? '' : stderr).toBe('');
});

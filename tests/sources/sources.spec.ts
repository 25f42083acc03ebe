/** Static checks. Files that have not changed are not checked again. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { SITE_DIR } from '../../src/htmlnano/versions';

const CHECKS = {
  types: 'tsc',
  lint: 'eslint . --cache --cache-strategy=content --cache-location=node_modules/.cache/eslint/',
  format:
    'prettier --check . --cache --cache-location=node_modules/.cache/prettier-check',
};

for (const [name, command] of Object.entries(CHECKS))
  test(`${name} of all sources`, () => {
    const options = { cwd: SITE_DIR, encoding: 'utf8', shell: true } as const;
    const { status, stdout, stderr } = spawnSync(command, options);
    expect(status, stdout + stderr).toBe(0);
  });

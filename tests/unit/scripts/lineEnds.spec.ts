import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { readPageChecks } from '../../../checks/pageChecks';
import { hasHistory } from '../../../src/gitHistory';
import { writeFiles } from '../../support/files';

const PAGE = 'docs/030-config.md';

test('Git for Windows checks out the same line ends', () => {
  test.skip(!hasHistory(SITE_DIR), 'There is no history of git');
  const dir = test.info().outputPath('checkout');
  const settings = ['-c', 'core.autocrlf=true'];
  const { status, stderr } = spawnSync(
    'git',
    [...settings, 'checkout-index', '--all', `--prefix=${dir}/`],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts|mjs|css|json|html|svg)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const changed = files.filter((name) =>
    fs.readFileSync(path.join(dir, name), 'utf8').includes('\r\n'),
  );
  expect(changed).toEqual([]);
  fs.rmSync(dir, { recursive: true });
});

test('a page that an editor has saved with others, or with a byte order mark, is the same page', () => {
  const text = fs.readFileSync(path.join(SITE_DIR, PAGE), 'utf8');
  const dir = writeFiles(test.info().outputPath('site'), {
    [PAGE]: `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  });
  expect(readPageChecks(dir, PAGE)).toEqual(readPageChecks(SITE_DIR, PAGE));
  expect(readChapters(dir, PAGE)).toEqual(readChapters(SITE_DIR, PAGE));
});

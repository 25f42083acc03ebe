import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { versionOfNext } from '../../scripts/release/workspaces';
import { documentedVersions, pagesOf } from '../../src/examples/versions';

const siteDir = path.join(__dirname, '../..');
const [latest = ''] = versionNames(siteDir);

/** The names of the released versions, the latest first. */
function versionNames(dir: string): string[] {
  return documentedVersions(dir)
    .map(({ name }) => name)
    .filter((name) => name !== 'current');
}

/** What is not part of the sources. */
const MADE = ['.git', '.docusaurus', '.cache', 'test-results'];

let copy = '';

test.describe.configure({ mode: 'serial' });

const isReleased = versionNames(siteDir).includes(versionOfNext(siteDir));
test.skip(isReleased, 'Next is the latest version: nothing to release.');

test.beforeAll(() => {
  test.setTimeout(300_000);
  copy = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'htmlnano-docs-release-')),
  );
  fs.cpSync(siteDir, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => {
      const name = path.basename(file);
      return (
        !MADE.includes(name) &&
        !/^build($|-)/.test(path.relative(siteDir, file))
      );
    },
  });
});

test.afterAll(() => {
  fs.rmSync(copy, { recursive: true, force: true });
});

/** Runs npm in the copy. */
function npm(...args: readonly string[]): { ok: boolean; printed: string } {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      // The browser tests' own run is not this one's.
      SITE: 'none',
    },
  });
  return { ok: status === 0, printed: stdout + stderr };
}

const read = (...file: readonly string[]): string =>
  fs.readFileSync(path.join(copy, ...file), 'utf8');

for (const [wanted, says] of [
  ['3.5', '"3.5" is no version'],
  [latest, 'released already'],
  ['0.1.0', `not newer than ${latest}`],
  ['99.0.0', 'The pages of Next are run against'],
] as const) {
  test(`"${wanted}" is not released, and nothing is written`, () => {
    const { ok, printed } = npm('run', 'release-docs', wanted);
    expect(ok).toBe(false);
    expect(printed).toContain(says);
    expect(read('versions.json')).toBe(
      fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8'),
    );
  });
}

test('the pages of Next become those of the latest version', () => {
  test.setTimeout(600_000);
  const released = versionOfNext(siteDir);
  const before = pagesOf(siteDir, {
    name: 'current',
    base: '/next',
    pages: 'docs',
    library: 'libraries/next',
  }).map((file) => path.basename(file));

  const { ok, printed } = npm('run', 'release-docs', released);
  expect(ok, printed).toBe(true);
  expect(printed).not.toContain('[WARNING]');

  const [next, first, second] = documentedVersions(copy);
  expect([next?.base, first?.name, first?.base, second?.name]).toEqual([
    '/next',
    released,
    '',
    latest,
  ]);
  expect(fs.readdirSync(path.join(copy, first?.pages ?? ''))).toEqual(before);

  // The site: the released pages at the root, those of before beside them.
  for (const [page, version] of [
    ['index.html', released],
    [`${latest}.html`, latest],
    ['modules.html', released],
    [`${latest}/modules.html`, latest],
  ] as const) {
    expect(read('build', page)).toContain(`Version: ${version}`);
  }
  expect(read('build', latest, 'modules.html')).toContain(
    'no longer actively maintained',
  );

  // A released library of its own, and nothing of a registry in the lockfile.
  expect(
    fs.existsSync(path.join(copy, 'libraries', released, 'package.json')),
  ).toBe(true);
  expect(read('package-lock.json')).toContain(`"libraries/${released}"`);
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);

  const format = npm('run', 'test:format');
  expect(format.ok, format.printed).toBe(true);
});

test('the tables and lists of all versions hold, and so do their paths', () => {
  test.setTimeout(600_000);
  // Their examples are those that ran for Next.
  const { ok, printed } = npm(
    'exec',
    '--',
    'playwright',
    'test',
    '--project=docs',
    'tests/docs/account.spec.ts',
    'tests/docs/facts.spec.ts',
    'tests/docs/pages.spec.ts',
  );
  expect(ok, printed.slice(-5000)).toBe(true);
});

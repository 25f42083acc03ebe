/**
 * `npm run test:release`: the release of a version, and the drop of the oldest, as
 * CONTRIBUTING.md tells them, in a clone of this folder with what is not committed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import versions from '../versions.json';
import { SITE_DIR } from '../src/htmlnano/versions';
import { versionOfNext } from './release/workspaces';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: SITE_DIR, encoding: 'utf8' }).trim();

/** Clones the repository of this folder, and commits there what is changed here. */
function clone(to: string): void {
  const top = git('rev-parse', '--show-toplevel');
  const me = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  git('clone', '--quiet', top, to);
  git('-C', to, `--work-tree=${top}`, 'add', '--all');
  git('-C', to, ...me, 'commit', '--quiet', '--allow-empty', '-m', 'Changes');
  git('-C', to, 'reset', '--quiet', '--hard');
  git('-C', to, 'clean', '--quiet', '-fd');
}

const next = versionOfNext(SITE_DIR);
const isReleased = versions.includes(next);
if (isReleased) console.log(`${next} is released: no release is tried.`);

const COMMANDS = [
  'npm ci --ignore-scripts --no-audit',
  ...(isReleased ? [] : [`npm run release-docs ${next}`, 'npm test']),
  'npm run drop-docs',
  'npm run test:lint',
  'npm run test:unit',
  // What reads the pages of all versions.
  'npm run test:docs -- pages facts questions search words',
];

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
try {
  clone(dir);
  const cwd = path.join(dir, git('rev-parse', '--show-prefix'));
  for (const command of COMMANDS) {
    console.log(`\n── ${command}`);
    const { status } = spawnSync(command, {
      cwd,
      shell: true,
      stdio: 'inherit',
    });
    if (status === 0) continue;
    console.log(
      `\nAfter a release, or without the oldest version: ${command} fails.`,
    );
    process.exitCode = 1;
    break;
  }
} finally {
  fs.rmSync(dir, { recursive: true });
}

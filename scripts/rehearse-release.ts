/**
 * Tries the release of a version, and then the drop of the oldest, in a clone of what is
 * committed. The weekly workflow runs it: `npx tsx scripts/rehearse-release.ts`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import library from '../libraries/next/package.json';
import versions from '../versions.json';
import { SITE_DIR } from '../src/htmlnano/versions';

const { htmlnano: next } = library.dependencies;
const isReleased = versions.includes(next);
if (isReleased) console.log(`${next} is released: no release is tried.`);

const COMMANDS = [
  'npm ci --ignore-scripts --no-audit',
  ...(isReleased ? [] : [`npm run release-docs ${next}`, 'npm run build']),
  'npm run drop-docs',
  // A build needs a person first, who deletes the links to the dropped version.
  'npx tsc',
];

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: SITE_DIR, encoding: 'utf8' }).trim();

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
try {
  git('clone', '--quiet', git('rev-parse', '--show-toplevel'), dir);
  const cwd = path.join(dir, git('rev-parse', '--show-prefix'));
  for (const command of COMMANDS) {
    console.log(`\n── ${command}`);
    const options = { cwd, shell: true, stdio: 'inherit' } as const;
    if (spawnSync(command, options).status === 0) continue;
    console.error(`\n${command} fails in a clone.`);
    process.exitCode = 1;
    break;
  }
} finally {
  fs.rmSync(dir, { recursive: true });
}

/**
 * `npm run test:quick`: checks to run before submitting a page: the code blocks,
 * tables and format of the pages that have changed in git. If anything but Markdown
 * has changed, types, lint and the unit tests of what has changed, too.
 */
import { spawnSync } from 'node:child_process';
import { changedFiles, changedSince, EMPTY_TREE } from './changed';

const PAGE = /^(docs|versioned_docs)\/.*\.md$/;

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** @returns whether all checks passed */
function main(): boolean {
  const changed = changedFiles();
  const since = changedSince();
  if (changed.length === 0 && since === EMPTY_TREE) {
    console.error('Outside of a git repository: run npm test instead.');
    return false;
  }
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${since}, so nothing is tested.`);
    return true;
  }
  const pages = changed.filter((file) => PAGE.test(file));
  const isOnlyMarkdown = changed.every((file) => file.endsWith('.md'));
  const results = [
    isOnlyMarkdown
      ? run('prettier', '--check', ...changed)
      : run('playwright', 'test', '--project=sources'),
    pages.length === 0 || run('tsx', 'scripts/test-docs.ts', ...pages),
    isOnlyMarkdown ||
      run(
        ...['playwright', 'test', '--project=unit', '--pass-with-no-tests'],
        `--only-changed=${since}`,
      ),
  ];
  return !results.includes(false);
}

process.exitCode = main() ? 0 : 1;

import { spawnSync } from 'node:child_process';

/** The lines that git prints; none without git or outside of a repository. */
function git(...args: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('git', args);
  return Buffer.isBuffer(stdout) ? String(stdout).split('\n').slice(0, -1) : [];
}

/** The branch that a pull request goes to, or that this one was taken from. */
const base = (): string => {
  const { GITHUB_BASE_REF } = process.env;
  return GITHUB_BASE_REF ? `origin/${GITHUB_BASE_REF}` : '@{upstream}';
};

/** The pages that differ from the base branch. */
export const changedPages = (): string[] =>
  changedFiles('docs/*.md', 'versioned_docs/*.md');

/** The commit at which this branch was taken from the base branch. */
export function changedSince(): string {
  const [from = 'HEAD'] = git('merge-base', 'HEAD', base());
  return from;
}

/**
 * The files that differ from the base branch, deleted ones excluded.
 *
 * @param patterns git's, such as `docs/*.md`
 */
export function changedFiles(...patterns: readonly string[]): string[] {
  const since = changedSince();
  const which = ['--relative', '--name-only', '--diff-filter=d', since];
  return [
    ...git('diff', ...which, '--', ...patterns),
    ...git('ls-files', '--others', '--exclude-standard', '--', ...patterns),
  ];
}

import { spawnSync } from 'node:child_process';

/** Git's name for a folder without files: compared with it, each file has changed. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The lines that git prints; none without git or outside of a repository. */
function git(...args: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('git', args);
  return Buffer.isBuffer(stdout) ? String(stdout).split('\n').slice(0, -1) : [];
}

/**
 * The commit at which the work left the branch that it goes to. A branch of one's own
 * may be upstream, so `@{upstream}` says nothing. Without such a branch every file
 * counts as changed.
 */
export function changedSince(): string {
  const { GITHUB_BASE_REF: target } = process.env;
  const bases = ['origin/HEAD', 'main', 'master'];
  for (const base of target ? [`origin/${target}`, ...bases] : bases) {
    const [commit] = git('merge-base', 'HEAD', base);
    if (commit !== undefined) return commit;
  }
  return EMPTY_TREE;
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

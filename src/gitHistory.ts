import { execFileSync } from 'node:child_process';

/**
 * Whether git knows when each file of a folder was changed. In the shallow
 * clones of CI services, all files seem to have changed in the last commit.
 */
export function hasHistory(dir: string): boolean {
  try {
    const answer = execFileSync(
      'git',
      ['rev-parse', '--is-shallow-repository'],
      { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

import { execFileSync } from 'node:child_process';

/**
 * Whether git knows when each file of a folder changed. A copy without history,
 * or with the last commit only, as CI services make them, knows nothing or would
 * say that everything changed today.
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

import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Installs packages where apt and the right to use it are there, else does
 * nothing: who needs them looks for them afterwards.
 */
export function installDebianPackages(...names: readonly string[]): void {
  if (!succeeds('apt-get', ['--version'])) return;
  const asRoot =
    process.getuid?.() === 0
      ? []
      : succeeds('sudo', ['-n', 'true'])
        ? ['sudo', '-n']
        : undefined;
  if (!asRoot) return;
  console.log(`Installing with apt-get: ${names.join(', ')}.`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/** Whether a command is there and ends well. */
export function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

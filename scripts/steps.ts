/** The steps of a test run: commands, builds, and Playwright Test. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scripts } from '../package.json';
import { BROWSER_VARIABLE } from './browser';
import { SUMMARY_VARIABLE, type Summary } from './summary-reporter';

export interface Finished {
  readonly ok: boolean;
  /** Its output, and the reason of a failure. */
  readonly printed: string;
}

/** Runs a command of npm or of a package without showing its output. */
export function run(
  command: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawnCommand(command, args, env, 'pipe');
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    child.on('close', (code) => {
      resolve({ ok: code === 0, printed });
    });
  });
}

const spawnCommand = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: 'pipe' | 'inherit',
) =>
  // npm has put the folder of the packages' commands into the path.
  spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });

/**
 * With what `package.json` has Node run a script, for those who start it without npm:
 * that takes a third of a second of its own, and outlives who ends it.
 */
export const nodeArguments = (script: 'start' | 'build'): string[] =>
  scripts[script].split(' ').slice(1);

/** The checks that read only sources, by their names. */
export const CHECKS = {
  Types: ['tsc', []],
  Lint: ['eslint', ['.']],
  Format: ['prettier', ['--check', '.']],
} as const;

/** Builds the site; warnings count as failures. */
export async function build(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  const built = await run('npm', ['run', 'build', '--', ...args], env);
  return built.ok && built.printed.includes('[WARNING]')
    ? { ok: false, printed: `${built.printed}\nA build must have no warning.` }
    : built;
}

/**
 * Runs tests with visible output, and counts them.
 *
 * @param browser path of its executable, if the tests need one
 */
export async function playwright(
  browser: string | undefined,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Summary> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'summary-'));
  const file = path.join(dir, 'summary.json');
  await new Promise((resolve) => {
    const variables = {
      ...env,
      ...(browser !== undefined && { [BROWSER_VARIABLE]: browser }),
      [SUMMARY_VARIABLE]: file,
    };
    spawnCommand('playwright', ['test', ...args], variables, 'inherit').on(
      'close',
      resolve,
    );
  });
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Summary)
    : { passed: 0, failed: 1, skipped: 0, seconds: {} };
}

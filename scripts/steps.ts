/** What a run of the tests consists of: commands, builds, and Playwright Test. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BROWSER_VARIABLE } from './browser';
import { SUMMARY_VARIABLE, type Summary } from './summary-reporter';

/** Where npm puts the command of a package. */
export const bin = (name: string): string =>
  path.join('node_modules', '.bin', name);

/** Runs a command, showing what it prints; resolves to that, or to a failure. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly ok: boolean; readonly printed: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        to.write(text);
      });
    }
    child.on('close', (code) => {
      resolve({ ok: code === 0, printed });
    });
  });
}

/** Builds the site; a warning is a failure. */
export async function build(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const { ok, printed } = await run(bin('docusaurus'), ['build', ...args], env);
  if (ok && !printed.includes('[WARNING]')) return true;
  if (ok) console.error('The build must have no warning.');
  return false;
}

/**
 * Runs tests, and counts them.
 *
 * @param browser path of its executable
 */
export async function playwright(
  browser: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Summary> {
  const file = path.join(
    fs.mkdtempSync(path.join(os.tmpdir(), 'summary-')),
    'summary.json',
  );
  await run(bin('playwright'), ['test', ...args], {
    ...env,
    [BROWSER_VARIABLE]: browser,
    [SUMMARY_VARIABLE]: file,
  });
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Summary)
    : { passed: 0, failed: 1, skipped: 0, notes: {} };
}

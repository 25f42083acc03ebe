/**
 * `npm test`: every check of the project, in order, and one closing line that
 * counts them all. A step that fails does not keep the later ones from running,
 * but for the tests, which need the build.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALGOLIA_BUILD, ALGOLIA_ENVIRONMENT } from './algolia-build';
import { BROWSER_VARIABLE, ensureBrowser } from './browser';
import { listNotes } from './notes';
import { SUMMARY_VARIABLE, type Summary } from './summary-reporter';

const bin = (name: string): string => path.join('node_modules', '.bin', name);

/** Runs a command, showing what it prints; resolves to that, or to a failure. */
function run(
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

async function build(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const { ok, printed } = await run(bin('docusaurus'), ['build', ...args], env);
  if (ok && !printed.includes('[WARNING]')) return true;
  if (ok) console.error('The build must have no warning.');
  return false;
}

async function playwright(browser: string): Promise<Summary> {
  const file = path.join(
    fs.mkdtempSync(path.join(os.tmpdir(), 'summary-')),
    'summary.json',
  );
  await run(bin('playwright'), ['test'], {
    [BROWSER_VARIABLE]: browser,
    [SUMMARY_VARIABLE]: file,
  });
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Summary)
    : { passed: 0, failed: 1, skipped: 0, notes: {} };
}

async function main(): Promise<void> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps: string[] = [];
  const step = async (
    name: string,
    check: () => boolean | Promise<boolean>,
  ): Promise<boolean> => {
    console.log(`\n── ${name}`);
    const start = Date.now();
    const ok = await check();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)`);
    total[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failedSteps.push(name);
    return ok;
  };

  await step('Types', async () => (await run(bin('tsc'), [])).ok);
  await step('Lint', async () => (await run(bin('eslint'), ['.'])).ok);
  await step('Format', async () => {
    return (await run(bin('prettier'), ['--check', '.'])).ok;
  });
  let browser = '';
  const ready = await step('Browser', () => {
    try {
      browser = ensureBrowser();
      console.log(browser);
      return true;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  });
  const built = await step('Production build', () => build());
  const builtAlgolia = await step('Production build with Algolia', () =>
    build(['--out-dir', ALGOLIA_BUILD], ALGOLIA_ENVIRONMENT),
  );
  if (ready && built && builtAlgolia) {
    console.log('\n── Tests: unit, docs, browser');
    const counts = await playwright(browser);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (counts.failed > 0) failedSteps.push('Tests');
    await step('Notes to the specification, and their tests', () => {
      const { lines, missing } = listNotes(counts.notes);
      console.log(lines.join('\n'));
      if (missing.length === 0) return true;
      console.error(`No test that passed covers: ${missing.join(', ')}`);
      return false;
    });
  } else {
    console.log(
      '\nThe tests did not run: they need the browser and the build.',
    );
  }

  if (failedSteps.length > 0)
    console.log(`\nFailed: ${failedSteps.join(', ')}`);
  console.log(
    `\n${String(total.passed)} passed, ${String(total.failed)} failed, ${String(total.skipped)} skipped`,
  );
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();

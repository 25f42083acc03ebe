import { spawn } from 'node:child_process';
import { closingLine, readClosingLine } from './closing-line';

type Command = readonly [name: string, ...args: readonly string[]];

/** Checks of the sources, with their names. */
export const TYPES = ['Types', 'tsc'] as const;
export const LINT = [
  'Lint',
  'eslint',
  '.',
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/eslint/',
] as const;
export const FORMAT = [
  'Format',
  'prettier',
  '--check',
  '.',
  '--cache',
  '--cache-location=node_modules/.cache/prettier',
] as const;

interface Finished {
  readonly ok: boolean;
  readonly printed: string;
}

/** Runs a command of npm or of a package. */
function run(
  [command, ...args]: Command,
  env: NodeJS.ProcessEnv,
  show: (text: string) => void = () => undefined,
): Promise<Finished> {
  // npm has put the folder of the packages' commands into the path.
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      show(text);
    });
  }
  return new Promise((resolve) => {
    child
      .on('error', (error) => {
        resolve({ ok: false, printed: error.message });
      })
      .on('close', (code) => {
        resolve({ ok: code === 0, printed });
      });
  });
}

/** Runs checks, whether others fail or not, and counts them. */
export class TestRun {
  readonly #total = { passed: 0, failed: 0, skipped: 0 };
  readonly #failed: string[] = [];

  /**
   * Runs a command.
   *
   * @param refused text that must not be in the output
   * @returns a function that counts and prints the result
   */
  async start(
    name: string,
    command: Command,
    refused?: string,
  ): Promise<() => boolean> {
    const start = Date.now();
    const { ok: ended, printed } = await run(command, {});
    const ok = ended && (refused === undefined || !printed.includes(refused));
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    return () => {
      console.log(`\n── ${name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)`);
      console.log(printed.trimEnd());
      if (ended && !ok) console.log(`There must be no ${String(refused)}.`);
      this.#total[ok ? 'passed' : 'failed'] += 1;
      if (!ok) this.#failed.push(name);
      return ok;
    };
  }

  /** Runs a command, and prints its output afterwards; see `start`. */
  async check(...command: Parameters<TestRun['start']>): Promise<boolean> {
    return (await this.start(...command))();
  }

  /** Builds the site; warnings count as failures. */
  build(name: string) {
    return this.check(name, ['npm', 'run', 'build'], '[WARNING]');
  }

  /** Runs a command that ends with a closing line, and shows what it prints. */
  async tests(
    name: string,
    command: Command,
    env: NodeJS.ProcessEnv = {},
  ): Promise<void> {
    console.log(`\n── ${name}`);
    const { ok, printed } = await run(command, env, (text) => {
      process.stdout.write(text);
    });
    const { passed, failed, skipped } = readClosingLine(printed);
    this.#total.passed += passed;
    this.#total.failed += ok ? failed : Math.max(failed, 1);
    this.#total.skipped += skipped;
    if (!ok || failed > 0) this.#failed.push(name);
  }

  /** Prints the closing lines, and sets the exit code of this process. */
  close(): void {
    const { failed } = this.#total;
    if (failed > 0) console.log(`\nFailed: ${this.#failed.join(', ')}`);
    console.log(`\n${closingLine(this.#total)}`);
    process.exitCode = failed > 0 ? 1 : 0;
  }
}

import { ensureBrowser } from './browser';
import { ensureEngine, OTHER_ENGINES } from './engines';
import type { Finished } from './steps';
import type { Summary } from './summary-reporter';

const SLOWEST = 5;

/** Counts the steps of a test run, and prints a summary at its end. */
export class TestRun {
  readonly #total = { passed: 0, failed: 0, skipped: 0 };
  readonly #failed: string[] = [];
  readonly #seconds = new Map<string, number>();

  /** Runs a check, and prints its output afterwards. */
  async step(
    name: string,
    check: () => Finished | Promise<Finished>,
  ): Promise<boolean> {
    const start = Date.now();
    const { ok, printed } = await check();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`\n── ${name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)`);
    console.log(printed.trimEnd());
    this.#total[ok ? 'passed' : 'failed'] += 1;
    if (!ok) this.#failed.push(name);
    return ok;
  }

  /** Finds or installs a browser: its path, or `undefined`. */
  async browser(): Promise<string | undefined> {
    let browser: string | undefined;
    await this.step('Browser', () => {
      try {
        browser = ensureBrowser();
        return { ok: true, printed: browser };
      } catch (error) {
        return { ok: false, printed: String(error) };
      }
    });
    return browser;
  }

  /**
   * Finds or installs the browsers with other engines. In CI one that is missing is
   * a failure; elsewhere its tests are left out.
   */
  async engines(): Promise<void> {
    for (const engine of OTHER_ENGINES) {
      await this.step(`Engine of ${engine}`, () => {
        const missing = ensureEngine(engine);
        return {
          ok: missing === undefined || !process.env.CI,
          printed:
            missing === undefined
              ? 'It is there.'
              : `Its tests are left out. There is no ${missing}.`,
        };
      });
    }
  }

  /** Adds the counts of Playwright Test. */
  add(name: string, { passed, failed, skipped, seconds }: Summary): void {
    this.#total.passed += passed;
    this.#total.failed += failed;
    this.#total.skipped += skipped;
    if (failed > 0) this.#failed.push(name);
    for (const [file, more] of Object.entries(seconds)) {
      this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + more);
    }
  }

  /** Prints the closing lines, and sets the exit code of this process. */
  close(): void {
    const { passed, failed, skipped } = this.#total;
    const slowest = [...this.#seconds].sort(([, a], [, b]) => b - a);
    if (slowest.length > 0) {
      console.log('\nSlowest groups of tests, in seconds of one worker:');
    }
    for (const [file, seconds] of slowest.slice(0, SLOWEST)) {
      console.log(`${seconds.toFixed(0).padStart(6)}  ${file}`);
    }
    if (failed > 0) console.log(`\nFailed: ${this.#failed.join(', ')}`);
    console.log(
      `\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`,
    );
    process.exitCode = failed > 0 ? 1 : 0;
  }
}

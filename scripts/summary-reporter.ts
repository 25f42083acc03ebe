import fs from 'node:fs';
import path from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Seconds of a worker that the tests of each file took, by its path. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** The environment variable that names the file for the summary. */
export const SUMMARY_VARIABLE = 'TEST_SUMMARY_FILE';

/** Counts tests and their times, for the closing lines of `npm test`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #seconds: Record<string, number> = {};

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onTestEnd(
    { location, title, annotations }: TestCase,
    { duration, status }: TestResult,
  ): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped' && reason !== undefined) {
      console.log(`Left out: "${title}". ${reason}.`);
    }
    const file = path.relative(process.cwd(), location.file);
    this.#seconds[file] = (this.#seconds[file] ?? 0) + duration / 1000;
  }

  onEnd(result: FullResult): void {
    const file = process.env[SUMMARY_VARIABLE];
    if (file === undefined) return;
    const tests = this.#suite?.allTests() ?? [];
    const outcomes = tests.map((test) => test.outcome());
    const count = (wanted: string): number =>
      outcomes.filter((outcome) => outcome === wanted).length;
    const failed = count('unexpected') + count('flaky');
    const summary: Summary = {
      passed: count('expected'),
      // A run can fail without a failing test, such as by a syntax error.
      failed: result.status === 'passed' ? failed : Math.max(failed, 1),
      skipped: count('skipped'),
      seconds: this.#seconds,
    };
    fs.writeFileSync(file, JSON.stringify(summary));
  }

  printsToStdio(): boolean {
    return false;
  }
}

import fs from 'node:fs';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
} from '@playwright/test/reporter';

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The environment variable that names the file for the counts. */
export const SUMMARY_VARIABLE = 'TEST_SUMMARY_FILE';

/** Counts the tests, for the closing line of `npm test`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(result: FullResult): void {
    const file = process.env[SUMMARY_VARIABLE];
    if (file === undefined) return;
    const outcomes = (this.#suite?.allTests() ?? []).map((test) =>
      test.outcome(),
    );
    const count = (wanted: string): number =>
      outcomes.filter((outcome) => outcome === wanted).length;
    const failed = count('unexpected') + count('flaky');
    const summary: Summary = {
      passed: count('expected'),
      // A run can fail without a test that does, such as on a syntax error.
      failed: result.status === 'passed' ? failed : Math.max(failed, 1),
      skipped: count('skipped'),
    };
    fs.writeFileSync(file, JSON.stringify(summary));
  }

  printsToStdio(): boolean {
    return false;
  }
}

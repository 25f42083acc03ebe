import fs from 'node:fs';
import path from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
} from '@playwright/test/reporter';
import { NOTE } from '../tests/notes';

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed, by what they are annotated with. */
  readonly notes: Covered;
}

/** Places and titles of tests, by the id of a note. */
export type Covered = Readonly<Record<string, readonly string[]>>;

/** The environment variable that names the file for the counts. */
export const SUMMARY_VARIABLE = 'TEST_SUMMARY_FILE';

/** Counts the tests, for the closing lines of `npm test`. */
export default class SummaryReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
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
      // A run can fail without a test that does, such as on a syntax error.
      failed: result.status === 'passed' ? failed : Math.max(failed, 1),
      skipped: count('skipped'),
      notes: coveredBy(tests.filter(hasPassed)),
    };
    fs.writeFileSync(file, JSON.stringify(summary));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** A test that is known to fail is as expected, but has shown nothing. */
const hasPassed = (test: TestCase): boolean =>
  test.outcome() === 'expected' && test.expectedStatus === 'passed';

function coveredBy(tests: readonly TestCase[]): Covered {
  const covered: Record<string, string[]> = {};
  for (const test of tests) {
    for (const { type, description } of test.annotations) {
      if (type !== NOTE || description === undefined) continue;
      (covered[description] ??= []).push(placeOf(test));
    }
  }
  return covered;
}

function placeOf({ location, title }: TestCase): string {
  const file = path.relative(process.cwd(), location.file);
  return `${file}:${String(location.line)} ${title}`;
}

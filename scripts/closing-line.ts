import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;

/** Reads the closing line of a command's output, or a failure without one. */
export function readClosingLine(printed: string): Counts {
  const lines = /^(\d+) passed, (\d+) failed, (\d+) skipped\s*$/gm;
  const counts = [...printed.matchAll(lines)].at(-1)?.slice(1).map(Number);
  const [passed = 0, failed = 1, skipped = 0] = counts ?? [];
  return { passed, failed, skipped };
}

/** Says why tests are left out, and closes with a line that counts all. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    if (status === 'skipped' && reason !== undefined) {
      console.log(`Left out: "${title}". ${reason}.`);
    }
  }

  onEnd(result: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (wanted: ReturnType<TestCase['outcome']>): TestCase[] =>
      tests.filter((test) => test.outcome() === wanted);
    const flaky = withOutcome('flaky');
    for (const { title, location } of flaky)
      console.log(
        `Passed at the second try: "${title}" (${location.file}:${String(location.line)}). It waits for less than it asserts: mend it.`,
      );
    const failed = withOutcome('unexpected').length;
    const counts = {
      passed: withOutcome('expected').length + flaky.length,
      // A run can fail without a failing test, such as by a syntax error.
      failed: result.status === 'passed' ? failed : Math.max(failed, 1),
      skipped: withOutcome('skipped').length,
    };
    console.log(`\n${closingLine(counts)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

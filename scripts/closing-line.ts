import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
} from '@playwright/test/reporter';

/** Names tests that passed at the second try, and closes with a line that counts all. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
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
    const unexpected = withOutcome('unexpected').length;
    // A run can fail without a failing test, such as by a syntax error.
    const failed = result.status === 'passed' ? 0 : Math.max(unexpected, 1);
    const passed = withOutcome('expected').length + flaky.length;
    const skipped = withOutcome('skipped').length;
    console.log(
      `\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`,
    );
  }
}

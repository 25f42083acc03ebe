import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Prints what went wrong × where × whether the page stood it. */
export default class FaultsReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const faults = [...new Set(tests.map(faultOf))];
    const routes = [...new Set(tests.map(({ title }) => title))];
    const rows = routes.map((route) => {
      const cells = faults.map((fault) => {
        const test = tests.find(
          (one) => one.title === route && faultOf(one) === fault,
        );
        return test?.outcome() === 'expected' ? 'ok' : 'FAILED';
      });
      return `| ${[route, ...cells].join(' | ')} |`;
    });
    const line = (cells: readonly string[]): string =>
      `| ${cells.join(' | ')} |`;
    console.log(
      [
        line(['', ...faults]),
        line(['---', ...faults.map(() => '---')]),
        ...rows,
      ].join('\n'),
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}

const faultOf = (test: TestCase): string =>
  test.parent.project()?.name ?? 'no project';

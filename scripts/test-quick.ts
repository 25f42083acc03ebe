/**
 * `npm run test:quick`: checks to run before submitting a page: types, lint,
 * unit tests, and the code blocks of the pages that have changed in git.
 */
import { changedPages } from './changed';
import { CHECKS, playwright, run } from './steps';
import type { Summary } from './summary-reporter';
import { TestRun } from './test-run';

/** Runs tests that need no build, and shows only failures. */
const runProject = (...args: readonly string[]): Promise<Summary> =>
  playwright(
    undefined,
    ['--reporter=dot,./scripts/summary-reporter.ts', ...args],
    { SITE: 'none' },
  );

async function runTests(testRun: TestRun): Promise<void> {
  testRun.add('Unit tests', await runProject('--project=unit'));
  const pages = changedPages();
  if (pages.length === 0) {
    console.log('\nNo page was changed, so no code block is run.');
    return;
  }
  console.log(`\n── Code blocks of ${pages.join(', ')}`);
  const grep = pages.map((page) => page.replaceAll('.', '\\.')).join('|');
  const args = ['--project=docs', '--grep', `\\b(${grep})`];
  testRun.add('Code blocks', await runProject(...args));
}

async function main(): Promise<void> {
  const testRun = new TestRun();
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
  await Promise.all([
    runTests(testRun),
    testRun.step('Types', () => run(...CHECKS.Types)),
    testRun.step('Lint', () => run('eslint', ['.', ...cache])),
  ]);
  testRun.close();
}

void main();

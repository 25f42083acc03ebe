/**
 * `npm run test:quick`: checks to run before submitting a page: the code blocks,
 * tables and format of the pages that have changed in git. If anything but Markdown
 * has changed, types, lint and unit tests, too.
 */
import { unreadableBlocks } from '../checks/readSite';
import { SITE_DIR } from '../src/htmlnano/versions';
import { changedFiles } from './changed';
import { CHECKS, playwright, run } from './steps';
import type { Summary } from './summary-reporter';
import { TestRun } from './test-run';

const PAGE = /^(docs|versioned_docs)\/.*\.md$/;

/** Runs tests that need no build, and shows only failures. */
const runProject = (...args: readonly string[]): Promise<Summary> =>
  playwright(
    undefined,
    ['--reporter=dot,./scripts/summary-reporter.ts', ...args],
    { SITE: 'none' },
  );

async function testPages(
  testRun: TestRun,
  pages: readonly string[],
): Promise<void> {
  const isReadable = await testRun.step('Kinds of code blocks', () => {
    const mistakes = unreadableBlocks(SITE_DIR);
    return { ok: mistakes.length === 0, printed: mistakes.join('\n') };
  });
  if (!isReadable) return;
  console.log(`\n── Tests of ${pages.join(', ')}`);
  const grep = pages.map((page) => page.replaceAll('.', '\\.')).join('|');
  const args = ['--project=docs', '--grep', `\\b(${grep})`];
  testRun.add('Pages', await runProject(...args));
}

async function testCode(testRun: TestRun): Promise<void> {
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
  await testRun.step('Types', () => run(...CHECKS.Types));
  await testRun.step('Lint', () => run('eslint', ['.', ...cache]));
  testRun.add('Unit tests', await runProject('--project=unit'));
}

async function main(): Promise<void> {
  const testRun = new TestRun();
  const changed = changedFiles();
  if (changed.length === 0) {
    console.log('Git knows of no change, so nothing is tested.');
  } else {
    await testRun.step('Format', () =>
      run('prettier', ['--check', '--ignore-unknown', ...changed]),
    );
  }
  const pages = changed.filter((file) => PAGE.test(file));
  if (pages.length > 0) await testPages(testRun, pages);
  if (changed.some((file) => !file.endsWith('.md'))) await testCode(testRun);
  testRun.close();
}

void main();

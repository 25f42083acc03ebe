/**
 * `npm run test:quick`: checks to run before submitting a page: the code blocks,
 * tables and format of the pages that have changed in git. If anything but Markdown
 * has changed, types, lint and the unit tests of what has changed, too.
 */
import { changedFiles, changedSince } from './changed';
import { TestRun } from './test-run';

const PAGE = /^(docs|versioned_docs)\/.*\.md$/;

async function main(): Promise<void> {
  const testRun = new TestRun();
  const changed = changedFiles();
  const format = ['prettier', '--check', '--ignore-unknown'] as const;
  if (changed.length === 0) {
    console.log('Git knows of no change, so nothing is tested.');
  } else {
    await testRun.check('Format', [...format, ...changed]);
  }
  const pages = changed.filter((file) => PAGE.test(file));
  if (pages.length > 0) {
    const command = ['tsx', 'scripts/test-docs.ts', ...pages] as const;
    await testRun.tests(`Tests of ${pages.join(', ')}`, command);
  }
  if (changed.some((file) => !file.endsWith('.md'))) {
    const cache = [
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ];
    await testRun.check('Types', ['tsc']);
    await testRun.check('Lint', ['eslint', '.', ...cache]);
    const which = ['--project=unit', `--only-changed=${changedSince()}`];
    const tests = ['playwright', 'test', '--pass-with-no-tests'] as const;
    await testRun.tests('Unit tests', [...tests, ...which]);
  }
  testRun.close();
}

void main();

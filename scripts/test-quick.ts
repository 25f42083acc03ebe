/**
 * `npm run test:quick`: checks to run before submitting a page: the code blocks,
 * tables and format of the pages that have changed in git. If anything but Markdown
 * has changed, types, lint and the unit tests of what has changed, too.
 */
import { changedFiles, changedSince, EMPTY_TREE } from './changed';
import { LINT, TestRun, TYPES } from './test-run';

const PAGE = /^(docs|versioned_docs)\/.*\.md$/;

async function main(): Promise<void> {
  const testRun = new TestRun();
  const changed = changedFiles();
  const format = ['prettier', '--check', '--ignore-unknown'] as const;
  const since = changedSince();
  if (changed.length > 0) {
    await testRun.check('Format', [...format, ...changed]);
  } else if (since === EMPTY_TREE) {
    console.error('Outside of a git repository: run npm test instead.');
    process.exitCode = 1;
    return;
  } else {
    console.log(`Nothing has changed since ${since}, so nothing is tested.`);
  }
  const pages = changed.filter((file) => PAGE.test(file));
  if (pages.length > 0) {
    const command = ['tsx', 'scripts/test-docs.ts', ...pages] as const;
    await testRun.tests(`Tests of ${pages.join(', ')}`, command);
  }
  if (changed.some((file) => !file.endsWith('.md'))) {
    for (const [name, ...command] of [TYPES, LINT])
      await testRun.check(name, command);
    const which = ['--project=unit', `--only-changed=${since}`];
    const tests = ['playwright', 'test', '--pass-with-no-tests'] as const;
    await testRun.tests('Unit tests', [...tests, ...which]);
  }
  testRun.close();
}

void main();

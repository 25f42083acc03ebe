/**
 * `npm run test:subpath [-- arguments of Playwright Test]`: builds the site for a
 * sub-path of a host, `/htmlnano/` or `BASE_URL`, and runs all browser tests on it.
 */
import { inSubpath, SUBPATH_BUILD, SUBPATH_ENVIRONMENT } from './subpath-build';
import { TestRun } from './test-run';

async function main(args: readonly string[]): Promise<void> {
  const testRun = new TestRun();
  const isReady = [
    await testRun.check('Browsers', ['tsx', 'scripts/ensure-browser.ts']),
    await testRun.build(
      'Build',
      ['--out-dir', SUBPATH_BUILD],
      SUBPATH_ENVIRONMENT,
    ),
  ];
  if (!isReady.includes(false))
    await testRun.tests(
      'Tests',
      ['npm', 'run', 'test:e2e', '--', ...args],
      inSubpath,
    );
  testRun.close();
}

void main(process.argv.slice(2));

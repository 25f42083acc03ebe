/**
 * `npm run test:subpath [-- arguments of Playwright Test]`: builds the site for a
 * sub-path of a host, `/htmlnano/` or `BASE_URL`, and runs all browser tests on it.
 */
import { build, playwright } from './steps';
import { inSubpath, SUBPATH_BUILD, SUBPATH_ENVIRONMENT } from './subpath-build';
import { TestRun } from './test-run';

async function main(args: readonly string[]): Promise<void> {
  const testRun = new TestRun();
  const browser = await testRun.browser();
  const isBuilt = await testRun.step('Production build', () =>
    build(['--out-dir', SUBPATH_BUILD], SUBPATH_ENVIRONMENT),
  );
  if (browser !== undefined && isBuilt) {
    const projects = ['--project=desktop', '--project=phone'];
    const summary = await playwright(
      browser,
      [...projects, ...args],
      inSubpath,
    );
    testRun.add('Tests', summary);
  }
  testRun.close();
}

void main(process.argv.slice(2));

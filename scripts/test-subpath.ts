/**
 * `npm run test:subpath [-- arguments of Playwright Test]`: builds the site for a
 * sub-path of a host, `/htmlnano/` or `BASE_URL`, and runs all browser tests on it.
 */
import { ensureBrowser } from './browser';
import { build, playwright } from './steps';
import { inSubpath, SUBPATH_BUILD, SUBPATH_ENVIRONMENT } from './subpath-build';

async function main(args: readonly string[]): Promise<void> {
  const browser = ensureBrowser();
  if (!(await build(['--out-dir', SUBPATH_BUILD], SUBPATH_ENVIRONMENT))) {
    throw new Error('The site could not be built.');
  }
  const projects = ['--project=desktop', '--project=phone'];
  const { failed } = await playwright(
    browser,
    [...projects, ...args],
    inSubpath,
  );
  if (failed > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

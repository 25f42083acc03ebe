/**
 * `npm run test:unit` and `npm run test:docs [-- part-of-a-path …]`: one project
 * of the tests that needs no build, or those of its tests whose title (for the
 * pages: whose path) holds one of the parts. Those of the pages need a browser.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { unreadableBlocks } from '../checks/readSite';
import { SITE_DIR } from '../src/htmlnano/versions';
import { BROWSER_VARIABLE, ensureBrowser } from './browser';

const [project = '', ...parts] = process.argv.slice(2);
const escaped = parts.map((part) =>
  part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
);
const filter = escaped.length > 0 ? ['--grep', escaped.join('|')] : [];

/** @returns the exit code */
function testProject(): number {
  const { status } = spawnSync(
    process.execPath,
    [
      require.resolve('@playwright/test/cli'),
      'test',
      `--project=${project}`,
      // It tells of a failure when it happens.
      '--reporter=line,./scripts/summary-reporter.ts',
      ...filter,
    ],
    {
      cwd: path.join(__dirname, '..'),
      stdio: 'inherit',
      env: {
        ...process.env,
        SITE: 'none',
        ...(project === 'docs' && { [BROWSER_VARIABLE]: ensureBrowser() }),
      },
    },
  );
  return status ?? 1;
}

// Each file of tests would fail by them, with a stack.
const mistakes = project === 'docs' ? unreadableBlocks(SITE_DIR) : [];
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : testProject();

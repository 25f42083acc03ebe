/**
 * `npm run test:docs [-- part-of-a-title …]`: the tests of the pages, or those whose
 * title (for most: whose path of a page) holds one of the parts. They need no build.
 */
import { spawnSync } from 'node:child_process';
import { unreadableBlocks } from '../checks/readSite';
import { SITE_DIR } from '../src/htmlnano/versions';

const parts = process.argv
  .slice(2)
  .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** @returns the exit code */
function testDocs(): number {
  const args = ['test', '--project=docs', '--grep-invert=@all'];
  const { status } = spawnSync(
    process.execPath,
    [
      require.resolve('@playwright/test/cli'),
      ...args,
      // It tells of a failure when it happens.
      '--reporter=line,./scripts/closing-line.ts',
      ...(parts.length > 0 ? ['--grep', parts.join('|')] : []),
    ],
    { cwd: SITE_DIR, stdio: 'inherit' },
  );
  return status ?? 1;
}

// Each file of tests would fail by them, with a stack.
const mistakes = unreadableBlocks(SITE_DIR);
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : testDocs();

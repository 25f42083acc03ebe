/**
 * `npm run test:docs [-- part-of-a-title …]`: the tests of the pages, or those whose
 * title (for most: whose path of a page) holds one of the parts; with `:line` after a
 * path, the block on this line. They need no build.
 */
import { spawnSync } from 'node:child_process';
import { unreadableBlocks } from '../checks/readSite';
import { BLOCKS_VARIABLE, titleOf } from '../checks/runBlocks';
import { SITE_DIR } from '../src/htmlnano/versions';

const parts = process.argv.slice(2);

/** Such as `docs/050-modules.md:1101`. */
const isBlock = (part: string): boolean => /\.md:\d+$/.test(part);

const patterns = parts.map((part) =>
  (isBlock(part) ? titleOf(part.replace(/:\d+$/, '')) : part).replace(
    /[.*+?^${}()|[\]\\]/g,
    '\\$&',
  ),
);

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
      ...(patterns.length > 0 ? ['--grep', patterns.join('|')] : []),
    ],
    {
      cwd: SITE_DIR,
      stdio: 'inherit',
      env: {
        ...process.env,
        [BLOCKS_VARIABLE]: parts.filter(isBlock).join(),
      },
    },
  );
  return status ?? 1;
}

// Each file of tests would fail by them, with a stack.
const mistakes = unreadableBlocks(SITE_DIR);
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : testDocs();

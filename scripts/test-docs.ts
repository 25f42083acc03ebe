/**
 * `npm run test:docs [-- part-of-a-path …]`: runs the code blocks of all pages,
 * or of those whose path holds one of the parts.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const escaped = process.argv
  .slice(2)
  .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const filter = escaped.length > 0 ? ['--grep', escaped.join('|')] : [];

const { status } = spawnSync(
  process.execPath,
  [
    require.resolve('@playwright/test/cli'),
    'test',
    '--project=docs',
    ...filter,
  ],
  { cwd: path.join(__dirname, '..'), stdio: 'inherit' },
);
process.exitCode = status ?? 1;

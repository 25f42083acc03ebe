import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ENDINGS = ['', '.json', '.yaml', '.yml', '.js', '.ts', '.cjs', '.mjs'];

/** Possible names of configuration files. */
export const CANDIDATES: readonly string[] = [
  'package.json',
  'package.yaml',
  ...['.htmlnanorc', '.config/htmlnanorc', 'htmlnanorc'].flatMap((base) =>
    ENDINGS.map((ending) => base + ending),
  ),
  ...['htmlnano.config', 'htmlnano'].flatMap((base) =>
    ENDINGS.slice(1).map((ending) => base + ending),
  ),
];

/** What was measured in this process. */
const known = new Map<string, readonly string[]>();

function measure(
  libraryDir: string,
  program: 'runOrder' | 'configFiles',
  values: readonly string[] = [],
): readonly string[] {
  const key = `${program} ${libraryDir}`;
  const file = path.join(__dirname, 'programs', `${program}.ts`);
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', file, ...values], {
      cwd: libraryDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const measured = known.get(key) ?? (JSON.parse(run()) as string[]);
  known.set(key, measured);
  return measured;
}

/**
 * Names of the modules in the order of their calls, some more than once.
 *
 * @param libraryDir absolute path of the workspace
 */
export const runOrderOf = (libraryDir: string): readonly string[] =>
  measure(libraryDir, 'runOrder');

/** Names of the configuration files that a workspace's htmlnano reads, by precedence. */
export const configFilesOf = (libraryDir: string): readonly string[] =>
  measure(libraryDir, 'configFiles', CANDIDATES);

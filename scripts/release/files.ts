/** The steps that `release-docs` and `drop-docs` have in common. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  type DocumentedVersion,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

export const QUESTIONS = 'bench/search/questions.json';

/** The questions of that file, with the sections that answer them by version. */
export interface Asked {
  readonly questions: readonly {
    readonly answers: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** Runs a command with visible output, and throws if it fails. */
export function run(command: string, ...args: readonly string[]): void {
  const line = [command, ...args].join(' ');
  console.log(`\n── ${line}`);
  const { status } = spawnSync(command, args, {
    cwd: SITE_DIR,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error(
      `"${line}" failed. CONTRIBUTING.md, "A new version", says how to take back what was written until here.`,
    );
}

const read = (file: string): string =>
  fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

/** Changes a file, and says so if anything has changed. */
export function rewrite(file: string, change: (text: string) => string): void {
  const before = read(file);
  const after = change(before);
  if (after === before) return;
  fs.writeFileSync(path.join(SITE_DIR, file), after);
  console.log(`${file}: rewritten`);
}

export const rewriteJson = <Data>(
  file: string,
  change: (data: Data) => Data,
): void => {
  rewrite(file, (text) =>
    JSON.stringify(change(JSON.parse(text) as Data), null, 2),
  );
};

/** Updates the lockfile, and formats files that programs have written. */
export function finish(...written: readonly string[]): void {
  run('npm', 'install', '--no-audit');
  run('npx', 'prettier', '--write', '--log-level=warn', ...written);
}

/** Lists the lines of pages that name a version, with their places. */
export const linesThatName = (
  version: string,
  pagesOfVersions: readonly DocumentedVersion[],
  before = '',
): string => {
  const wanted = new RegExp(before + version.replaceAll('.', '\\.'));
  return pagesOfVersions
    .flatMap((each) => pagesOf(SITE_DIR, each))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          wanted.test(line) ? `${file}:${String(index + 1)}: ${line}` : [],
        ),
    )
    .join('\n');
};

/** Prints what a person has to do, in order. */
export function printSteps(steps: readonly string[]): void {
  console.log('\nThis is left to do:');
  for (const [index, step] of steps.entries())
    console.log(`\n${String(index + 1)}. ${step}`);
}

/** What `release-docs` and `drop-docs` do to the files of the website. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

/** Runs a command with visible output, and throws if it fails. */
export function run(command: string, ...args: readonly string[]): void {
  console.log(`\n── ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: SITE_DIR,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(
      `"${[command, ...args].join(' ')}" failed. Correct what it says; CONTRIBUTING.md, "A new version", tells how to take back what was written until here.`,
    );
  }
}

export const read = (file: string): string =>
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

/** Formats files that Docusaurus and npm have written in their own style. */
export function format(...files: readonly string[]): void {
  run('npx', 'prettier', '--write', '--log-level=warn', ...files);
}

/** The lines of the other versions' pages that name a version. */
export const linesThatName = (version: string): string[] =>
  documentedVersions(SITE_DIR)
    .filter(({ name }) => name !== version)
    .flatMap((documented) => pagesOf(SITE_DIR, documented))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          line.includes(version)
            ? [`${file}:${String(index + 1)}: ${line}`]
            : [],
        ),
    );

/** Ends the process with the message of an error. */
export function orSayWhy(main: () => void): void {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

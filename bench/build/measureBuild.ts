import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a production build cost. */
export interface BuildFigures {
  readonly seconds: number;
  /** Seconds of processor time, which other programs do not change much. */
  readonly processor: number;
  /** Mebibytes. */
  readonly peak: number;
}

/**
 * Builds a site.
 *
 * @param dir with its own `node_modules`, which contains the caches
 * @throws Error with the output of the build, when it fails
 */
export function measureBuild(dir: string): BuildFigures {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--require',
      path.join(__dirname, 'printUsage.cjs'),
      path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    { cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  const seconds = (performance.now() - start) / 1000;
  return {
    seconds,
    processor: Math.max(...printed(stderr, /^processor (\d+) us$/gm)) / 1e6,
    peak: Math.max(...printed(stderr, /^peak (\d+) KiB$/gm)) / 1024,
  };
}

/** Figures of the processes of a build, of which the build's is the largest. */
const printed = (text: string, line: RegExp): number[] =>
  Array.from(text.matchAll(line), ([, figure]) => Number(figure));

/** KiB of a built page, without what scripts fetch. */
export const sizeOfPage = (dir: string, route: string): number =>
  fs.statSync(path.join(dir, 'build', `${route}.html`)).size / 1024;

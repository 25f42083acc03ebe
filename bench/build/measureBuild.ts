import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a production build cost. */
export interface BuildFigures {
  readonly seconds: number;
  /** Seconds that processors worked: the same on a machine that others use. */
  readonly processor: number;
  /** Mebibytes. */
  readonly peak: number;
}

/**
 * Builds a site.
 *
 * @param dir with `node_modules` of its own, where caches are
 * @throws Error with all that the build printed, when it fails
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

/** Figures that the processes of a build printed: the build's is the greatest. */
const printed = (text: string, line: RegExp): number[] =>
  Array.from(text.matchAll(line), ([, figure]) => Number(figure));

/** Kibibytes of a built page, without what scripts fetch. */
export const sizeOfPage = (dir: string, route: string): number =>
  fs.statSync(path.join(dir, 'build', `${route}.html`)).size / 1024;

import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { sectionsIn } from '../../examples/blocks';
import {
  checksOf,
  type ExampleCheck,
  readPageChecks,
} from '../../examples/checks';
import { DiskCache } from '../../shared/diskCache';
import { pageReader } from '../../shared/pageReader';
import { type DocumentedVersion, pagesOf } from '../../shared/versions';
import { bundleWorker, TARGET } from './bundling';

const WORKER = path.join(__dirname, '../worker');

/** The options of a version's pages. */
export const optionsOf = (
  siteDir: string,
  version: DocumentedVersion,
): ReadonlySet<string> =>
  new Set(
    pagesOf(siteDir, version).flatMap((file) =>
      optionsIn(fs.readFileSync(path.join(siteDir, file), 'utf8'), file),
    ),
  );

const optionsIn = pageReader('options', (tree, markdown, file) =>
  checksOf(sectionsIn(tree, markdown, file))
    .examples.filter(isLive)
    .flatMap(({ options }) => options?.text ?? []),
);

/**
 * Bundles the worker of a version.
 *
 * @returns the files by their names, `worker.js` among them, which expects the options
 *   of pages in `self.AUTHORED`
 */
export function makeWorker(
  siteDir: string,
  { library }: DocumentedVersion,
): Promise<Record<string, string>> {
  const workers = new DiskCache<Record<string, string>>(siteDir, 'workers');
  const module = (name: string): string =>
    JSON.stringify(path.join(WORKER, `${name}.ts`));
  const entry = (htmlnano: string): string =>
    [
      `import ${module('shims/process')};`,
      `import htmlnano from ${JSON.stringify(htmlnano)};`,
      `import { serveLibrary } from ${module('serveLibrary')};`,
      'serveLibrary(htmlnano, self.AUTHORED);',
    ].join('\n');
  return workers.getOrAwait(library, () =>
    bundleWorker(path.join(siteDir, library), entry),
  );
}

/**
 * Compiles options, which may contain functions: a worker must not evaluate text.
 *
 * @returns the code that precedes a worker's
 */
export async function compileOptions(
  options: readonly string[],
): Promise<string> {
  const entries = options.map(
    (text) => `${JSON.stringify(text)}: () => (${text}\n)`,
  );
  const code = `self.AUTHORED = {${entries.join()}}`;
  return (await transform(code, { minify: true, target: TARGET })).code;
}

/** The examples of a version that need no configuration file. */
export const examplesOf = (
  siteDir: string,
  version: DocumentedVersion,
): ExampleCheck[] =>
  pagesOf(siteDir, version).flatMap((file) => examplesIn(siteDir, file));

const examplesIn = (siteDir: string, file: string): ExampleCheck[] =>
  readPageChecks(siteDir, file).examples.filter(isLive);

const isLive = ({ config }: ExampleCheck): boolean => !config;

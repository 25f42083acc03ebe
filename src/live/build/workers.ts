import fs from 'node:fs';
import path from 'node:path';
import { type ExampleCheck, readPageChecks } from '../../examples/checks';
import { DiskCache } from '../../shared/diskCache';
import { type DocumentedVersion, pagesOf } from '../../shared/versions';
import { bundleWorker } from './bundling';

const WORKER = path.join(__dirname, '../worker');

/** The options of a version's pages. */
export function optionsOf(
  siteDir: string,
  version: DocumentedVersion,
): ReadonlySet<string> {
  const cache = new DiskCache<string[]>(siteDir, 'options');
  const all = new Set<string>();
  for (const file of pagesOf(siteDir, version)) {
    const page = fs.readFileSync(path.join(siteDir, file), 'utf8');
    // Most pages have none, and need not be parsed.
    if (!/^```.*\boptions\b/m.test(page)) continue;
    const read = (): string[] =>
      examplesIn(siteDir, file).map(({ options }) => options?.text ?? '');
    cache.getOrMake(page, read).forEach((text) => all.add(text));
  }
  return all;
}

/**
 * Bundles the worker of a version.
 *
 * @param options of its pages, which may contain functions
 * @returns the files by their names, `worker.js` among them
 */
export function makeWorker(
  siteDir: string,
  version: DocumentedVersion,
  options: ReadonlySet<string>,
): Promise<Record<string, string>> {
  const authored = [...options]
    .filter((text) => text !== '')
    .map((text) => `  ${JSON.stringify(text)}: () => (${text}\n),`);
  const workers = new DiskCache<Record<string, string>>(siteDir, 'workers');
  const module = (name: string): string =>
    JSON.stringify(path.join(WORKER, `${name}.ts`));
  const entry = (library: string): string =>
    [
      `import ${module('shims/process')};`,
      `import htmlnano from ${JSON.stringify(library)};`,
      `import { serveLibrary } from ${module('serveLibrary')};`,
      'serveLibrary(htmlnano, {',
      ...authored,
      '});',
    ].join('\n');
  return workers.getOrAwait([version.library, authored], () =>
    bundleWorker(path.join(siteDir, version.library), entry),
  );
}

/** The examples of a version that need no configuration file. */
export const examplesOf = (
  siteDir: string,
  version: DocumentedVersion,
): ExampleCheck[] =>
  pagesOf(siteDir, version).flatMap((file) => examplesIn(siteDir, file));

const examplesIn = (siteDir: string, file: string): ExampleCheck[] =>
  readPageChecks(siteDir, file).examples.filter(({ config }) => !config);

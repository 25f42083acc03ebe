import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { sectionsIn } from '../../../plugins/code-examples/blocks';
import { checksOf } from '../../../plugins/code-examples/checks';
import { DiskCache } from '../../../plugins/shared/diskCache';
import { pageReader } from '../../../plugins/shared/pageReader';
import { step } from '../../../plugins/shared/step';
import { type DocumentedVersion, libraryOf, pagesOf } from '../../versions';
import { bundleWorker, TARGET } from './bundling';

const WORKER = path.join(__dirname, '../worker');

/** By library, so that requests at the same time share one bundle. */
const bundles = new Map<string, ReturnType<typeof bundleWorker>>();

/**
 * Bundles the worker of a version, if it has not been bundled yet.
 *
 * @returns the files by their names, `worker.js` among them, which expects the
 *   options of pages in `self.AUTHORED`
 */
export function workerOf(
  siteDir: string,
  version: DocumentedVersion,
): ReturnType<typeof bundleWorker> {
  const library = path.join(siteDir, version.library);
  const known = bundles.get(library);
  if (known) return known;
  const cache = new DiskCache<Record<string, string>>('workers', siteDir);
  const { number } = libraryOf(siteDir, version);
  const bundle = step(`The worker of htmlnano ${number}`, () =>
    cache.getOrAwait(version.library, () => bundleWorker(library, entryOf)),
  );
  bundles.set(library, bundle);
  bundle.catch(() => bundles.delete(library));
  return bundle;
}

function entryOf(htmlnano: string): string {
  const module = (name: string): string =>
    JSON.stringify(path.join(WORKER, `${name}.ts`));
  return [
    `import ${module('shims/process')};`,
    `import htmlnano from ${JSON.stringify(htmlnano)};`,
    `import { serveLibrary } from ${module('serveLibrary')};`,
    'serveLibrary(htmlnano, self.AUTHORED);',
  ].join('\n');
}

/** The options of a version's pages. */
export const optionsOf = (
  siteDir: string,
  version: DocumentedVersion,
): string[] => {
  const options = pagesOf(siteDir, version).flatMap((file) =>
    optionsIn(fs.readFileSync(path.join(siteDir, file), 'utf8'), file),
  );
  return [...new Set(options)];
};

const optionsIn = pageReader('options', (tree, markdown, file) =>
  checksOf(sectionsIn(tree, markdown, file), file)
    // A browser has no configuration files.
    .examples.filter(({ config }) => !config)
    .flatMap(({ options }) => options?.text ?? []),
);

/**
 * Compiles the options of a version's pages, which may contain functions: a
 * worker must not evaluate text.
 *
 * @returns the code that precedes a worker's
 */
export function compileOptions(
  siteDir: string,
  version: DocumentedVersion,
): Promise<string> {
  const options = optionsOf(siteDir, version);
  const cache = new DiskCache<string>('authored', siteDir);
  return cache.getOrAwait(options, async () => {
    const entries = options.map(
      (text) => `${JSON.stringify(text)}: () => (${text}\n)`,
    );
    const code = `self.AUTHORED = {${entries.join()}}`;
    return (await transform(code, { minify: true, target: TARGET })).code;
  });
}

import path from 'node:path';
import { type ExampleCheck, readPageChecks } from '../../examples/checks';
import { type DocumentedVersion, pagesOf } from '../../shared/versions';
import { bundleWorker } from './bundling';

const WORKER = path.join(__dirname, '../worker');

/**
 * Bundles the worker of a version, with the options of the version's pages,
 * which may contain functions.
 *
 * @returns the files by their names, `worker.js` among them
 */
export function makeWorker(
  siteDir: string,
  version: DocumentedVersion,
): Promise<Record<string, string>> {
  const options = new Set(
    examplesOf(siteDir, version).map(({ options }) => options?.text ?? ''),
  );
  options.delete('');
  const authored = [...options].map(
    (text) => `  ${JSON.stringify(text)}: () => (${text}\n),`,
  );
  const module = (name: string): string =>
    JSON.stringify(path.join(WORKER, `${name}.ts`));
  return bundleWorker(path.join(siteDir, version.library), (library) =>
    [
      `import ${module('shims/process')};`,
      `import htmlnano from ${JSON.stringify(library)};`,
      `import { serveLibrary } from ${module('serveLibrary')};`,
      'serveLibrary(htmlnano, {',
      ...authored,
      '});',
    ].join('\n'),
  );
}

/** The examples of a version that need no configuration file. */
export function examplesOf(
  siteDir: string,
  version: DocumentedVersion,
): ExampleCheck[] {
  return pagesOf(siteDir, version)
    .flatMap((file) => readPageChecks(siteDir, file).examples)
    .filter(({ config }) => config === undefined);
}

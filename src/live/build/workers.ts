import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import { type ExampleCheck, readPageChecks } from '../../examples/checks';
import { type DocumentedVersion, pagesOf } from '../../shared/versions';
import { packageDir } from '../../examples/loadLibrary';

const SERVE_LIBRARY = path.join(__dirname, '../worker/serveLibrary.ts');

/**
 * Writes the module that a version's worker consists of: the library, and the
 * options of the version's pages, which may hold functions.
 */
export function workerModule(
  siteDir: string,
  version: DocumentedVersion,
): string {
  // The folder, so that a bundler takes the entry that is made for bundlers.
  const library = packageDir('htmlnano', path.join(siteDir, version.library));
  const options = new Set(
    examplesOf(siteDir, version).map(({ options }) => options?.text ?? ''),
  );
  options.delete('');
  const authored = [...options].map(
    (text) => `  ${JSON.stringify(text)}: () => (${text}\n),`,
  );
  return [
    `import htmlnano from ${JSON.stringify(library)};`,
    `import { serveLibrary } from ${JSON.stringify(SERVE_LIBRARY)};`,
    'serveLibrary(htmlnano, {',
    ...authored,
    '});',
    '',
  ].join('\n');
}

const WORKER_CHUNK = 'htmlnano-';

/** Whether the chunk of a name is that of a worker. */
export const isWorker = (chunkName: string): boolean =>
  chunkName.startsWith(WORKER_CHUNK);

/**
 * Writes the module that live parts know the versions by.
 *
 * @param baseUrl of the site
 */
export function versionsModule(
  versions: readonly DocumentedVersion[],
  baseUrl: string,
): string {
  const entries = versions.map(({ name, base }) => {
    const worker = JSON.stringify(`./${workerFile(name)}`);
    const data = JSON.stringify(`./${dataFile(name)}`);
    const chunk = (part: string): string =>
      `/* webpackChunkName: ${JSON.stringify(part + name)} */`;
    return `  ${JSON.stringify(name)}: {
    start: () => new Worker(${chunk(WORKER_CHUNK)} new URL(${worker}, import.meta.url)),
    tryIt: ${JSON.stringify(normalizeUrl([baseUrl, base, 'usage']))},
    fetchData: () => import(${chunk('live-')} ${data}),
  },`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/** The file of a version's worker among the plugin's generated files. */
export const workerFile = (name: string): string => `worker-${name}.js`;

/** The file of what a version's tables say. */
export const dataFile = (name: string): string => `live-${name}.json`;

/** The examples of a version that need nothing but the library. */
export function examplesOf(
  siteDir: string,
  version: DocumentedVersion,
): ExampleCheck[] {
  return pagesOf(siteDir, version)
    .flatMap((file) => readPageChecks(siteDir, file).examples)
    .filter(({ config }) => config === undefined);
}

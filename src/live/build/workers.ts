import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import { type ExampleCheck, readPageChecks } from '../../examples/checks';
import { type DocumentedVersion, pagesOf } from '../../shared/versions';
import { packageDir } from '../../examples/loadLibrary';

const SERVE_LIBRARY = path.join(__dirname, '../worker/serveLibrary.ts');

/**
 * Generates the module of a version's worker, with the options of the version's
 * pages, which may contain functions.
 */
export function workerModule(
  siteDir: string,
  version: DocumentedVersion,
): string {
  // The folder, so that the bundler resolves the entry for bundlers.
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

/** Whether a chunk is that of a worker. */
export const isWorker = (chunkName: string): boolean =>
  chunkName.startsWith(WORKER_CHUNK);

/** Generates the module that `live/versions` imports. */
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
    tryItPath: ${JSON.stringify(normalizeUrl([baseUrl, base, 'usage']))},
    fetchData: () => import(${chunk('live-')} ${data}),
  },`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/** The generated file of a version's worker. */
export const workerFile = (name: string): string => `worker-${name}.js`;

/** The generated file of a version's data. */
export const dataFile = (name: string): string => `live-${name}.json`;

/** The examples of a version that need no configuration file. */
export function examplesOf(
  siteDir: string,
  version: DocumentedVersion,
): ExampleCheck[] {
  return pagesOf(siteDir, version)
    .flatMap((file) => readPageChecks(siteDir, file).examples)
    .filter(({ config }) => config === undefined);
}

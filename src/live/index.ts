import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { clientScripts } from '../shared/clientScripts';
import { DiskCache } from '../shared/diskCache';
import {
  type DocumentedVersion,
  documentedVersions,
  pagesOf,
} from '../shared/versions';
import { minifyBundling } from './build/bundling';
import { publishedSchema, readVersionData } from './build/readVersionData';
import tryItPlace from './build/tryItPlace';
import {
  dataFile,
  isWorker,
  versionsModule,
  workerFile,
  workerModule,
} from './build/workers';

// Docusaurus bundles all styles in one file. Lazy code has its own.
const isEager = (module: { nameForCondition: () => string | null }): boolean =>
  !module.nameForCondition()?.endsWith('.lazy.css');

// A worker fetches its chunks one after the other, so its first is not split.
const isSplit = (chunk: {
  readonly name?: string | null | undefined;
  readonly canBeInitial: () => boolean;
}): boolean => !chunk.canBeInitial() && !isWorker(chunk.name ?? '');

const NAME = 'live';

/**
 * Makes examples live, with a worker for each version of the library. A page
 * starts it when the reader first edits something.
 */
export default function livePlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  siteConfig: { url },
}: LoadContext): Plugin {
  const versions = documentedVersions(siteDir);
  const publicDir = path.join(generatedFilesDir, NAME, 'default', 'public');
  const addressOf = (version: DocumentedVersion): string =>
    normalizeUrl([url, baseUrl, schemaFile(version)]);
  const make = (version: DocumentedVersion) => ({
    worker: workerModule(siteDir, version),
    data: readVersionData(siteDir, version),
    // Published for editors of configuration files.
    schema: publishedSchema(siteDir, version, addressOf(version)),
  });
  const cache = new DiskCache<ReturnType<typeof make>>(siteDir, NAME);
  const filesOf = (version: DocumentedVersion) => {
    const pages = pagesOf(siteDir, version).map((file) =>
      fs.readFileSync(path.join(siteDir, file), 'utf8'),
    );
    // With `siteDir`, as the worker's module contains absolute paths.
    const key = [siteDir, version, pages, addressOf(version)];
    return cache.getOrMake(key, () => make(version));
  };
  const scripts = clientScripts(__dirname, {
    first: ['editExample'],
    modules: ['openTryIt'],
  });
  return {
    name: NAME,
    ...scripts,
    getPathsToWatch: () =>
      versions.flatMap((version) => pagesOf(siteDir, version)),
    async contentLoaded({ actions }) {
      for (const version of versions) {
        const { worker, data, schema } = filesOf(version);
        await actions.createData(workerFile(version.name), worker);
        await actions.createData(dataFile(version.name), data);
        await actions.createData(
          path.join('public', schemaFile(version)),
          JSON.stringify(schema, null, 2),
        );
      }
      await actions.createData(
        'versions.js',
        versionsModule(versions, baseUrl),
      );
    },
    configureWebpack(config, isServer, utils, content) {
      const own = scripts.configureWebpack(config, isServer, utils, content);
      // The server does not need the workers.
      if (isServer) {
        const javascript = { worker: false };
        return { ...own, module: { parser: { javascript } } };
      }
      return {
        ...own,
        ...minifyBundling(
          versions.map(({ library }) => path.join(siteDir, library)),
          utils.currentBundler.instance.NormalModuleReplacementPlugin,
        ),
        // A build copies the files.
        devServer: {
          static: [{ directory: publicDir, publicPath: baseUrl }],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus's common chunk, which each page loads, has what half
              // of all chunks share; here most chunks are those of workers.
              common: false,
              // The bundler's default, without the workers.
              defaultVendors: {
                chunks: isSplit,
                idHint: 'vendors',
                priority: -10,
                reuseExistingChunk: true,
                test: /[\\/]node_modules[\\/]/,
              },
              styles: { test: isEager },
            },
          },
        },
      };
    },
    postBuild: ({ outDir }) =>
      fs.promises.cp(publicDir, outDir, { recursive: true }),
  };
}

export const rehypePlugins = [tryItPlace];

const schemaFile = ({ base }: DocumentedVersion): string =>
  path.join(base, 'schema.json').replace(/^\//, '');

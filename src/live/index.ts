import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { clientScripts } from '../shared/clientScripts';
import { DiskCache } from '../shared/diskCache';
import type { JsonSchema } from '../facts/optionsCheck';
import {
  type DocumentedVersion,
  documentedVersions,
  pagesOf,
} from '../shared/versions';
import type { VersionData } from './versionData';
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

// Docusaurus puts all styles into one file. What is only fetched when a reader
// edits something brings its own.
const isEager = (module: { nameForCondition: () => string | null }): boolean =>
  !module.nameForCondition()?.endsWith('.lazy.css');

// A worker fetches its parts one after the other, so it begins with one file.
const isSplit = (chunk: {
  readonly name?: string | null | undefined;
  readonly canBeInitial: () => boolean;
}): boolean => !chunk.canBeInitial() && !isWorker(chunk.name ?? '');

/** What a version's pages become. */
interface VersionFiles {
  /** The module of a worker. */
  readonly worker: string;
  /** The module of what its tables say. */
  readonly data: VersionData;
  /** What is published for editors. */
  readonly schema: JsonSchema;
}

const NAME = 'live';

/**
 * Makes examples live: a worker for each version of the library, which a page
 * starts when a reader first edits something.
 */
export default function livePlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  siteConfig: { url },
}: LoadContext): Plugin {
  const versions = documentedVersions(siteDir);
  const publicDir = path.join(generatedFilesDir, NAME, 'default', 'public');
  const cache = new DiskCache<VersionFiles>(siteDir, NAME);
  const filesOf = (version: DocumentedVersion): VersionFiles => {
    const address = normalizeUrl([url, baseUrl, schemaFile(version)]);
    const pages = pagesOf(siteDir, version).map((file) =>
      fs.readFileSync(path.join(siteDir, file), 'utf8'),
    );
    // The worker names files of this checkout, not of a copy.
    return cache.getOrMake([siteDir, version, pages, address], () => ({
      worker: workerModule(siteDir, version),
      data: readVersionData(siteDir, version),
      schema: publishedSchema(siteDir, version, address),
    }));
  };
  const scripts = clientScripts(__dirname, {
    first: ['editExample'],
    modules: ['editExample', 'openTryIt'],
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
      // Pages are rendered without workers.
      if (isServer) {
        return {
          ...own,
          module: { parser: { javascript: { worker: false } } },
        };
      }
      return {
        ...own,
        ...minifyBundling(
          versions.map(({ library }) => path.join(siteDir, library)),
          utils.currentBundler.instance.NormalModuleReplacementPlugin,
        ),
        // A build copies them.
        devServer: {
          static: [{ directory: publicDir, publicPath: baseUrl }],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus puts what half of the chunks have in common into one
              // that each page loads; by now most chunks are workers' parts.
              common: false,
              // The bundler's own group, but for the workers.
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

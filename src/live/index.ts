import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { generate, normalizeUrl, simpleHash } from '@docusaurus/utils';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/filesOnRequest';
import { type DocumentedVersion, documentedVersions } from '../shared/versions';
import { type Files, filesOf, SCHEMA } from './build/files';
import tryItPlace from './build/tryItPlace';

// Docusaurus bundles all styles in one file. Lazy code has its own.
const isEager = (module: { nameForCondition: () => string | null }): boolean =>
  !module.nameForCondition()?.endsWith('.lazy.css');

/**
 * Makes examples live, with a worker for each version of the library. A page
 * starts it when the reader first edits something; in development it is made
 * then.
 */
export default function livePlugin({
  siteDir,
  baseUrl,
  siteConfig: { url },
}: LoadContext): PagesPlugin {
  const versions = documentedVersions(siteDir);
  const isBuild = process.env.NODE_ENV === 'production';
  const read = (version: DocumentedVersion): Promise<Files> =>
    filesOf(siteDir, version, normalizeUrl([url, baseUrl, schemaOf(version)]));
  let made: readonly Files[] = [];
  let folders: readonly string[] = [];
  return {
    name: 'live',
    ...clientScripts(__dirname, {
      first: ['editExample'],
      modules: ['openTryIt'],
      webpack: {
        ...filesOnRequest(async (address) => {
          const file = address.slice(baseUrl.length);
          const version = versions.find(
            (each) =>
              file === schemaOf(each) || file.startsWith(`${folderOf(each)}/`),
          );
          return version && (await read(version))[path.basename(file)];
        }),
        optimization: {
          splitChunks: { cacheGroups: { styles: { test: isEager } } },
        },
      },
    }),
    // While esbuild bundles, other plugins read the pages.
    async allContentLoaded({ actions }) {
      if (isBuild) made = await Promise.all(versions.map(read));
      folders = versions.map((version, index) =>
        folderOf(version, made[index]),
      );
      const entries = versions.map((version, index) => {
        const folder = folders[index] ?? '';
        const tryItPath = normalizeUrl([baseUrl, version.base, 'usage']);
        return [version.name, { folder: baseUrl + folder, tryItPath }];
      });
      const code = `export default Object.fromEntries(${JSON.stringify(entries)});\n`;
      await actions.createData('versions.js', code);
    },
    async pagesFinished({ outDir }) {
      for (const [index, version] of versions.entries()) {
        const { [SCHEMA]: schema = '', ...files } = made[index] ?? {};
        const folder = path.join(outDir, folders[index] ?? '');
        for (const [name, text] of Object.entries(files))
          await generate(folder, name, text);
        await generate(outDir, schemaOf(version), schema);
      }
    },
  };
}

export const rehypePlugins = [tryItPlace];

/**
 * The folder of a version's worker and data, below the base URL.
 *
 * @param files adds a hash of their content, as it may be cached
 */
function folderOf({ name }: DocumentedVersion, files: Files = {}): string {
  const folder = `assets/htmlnano-${name}`;
  const text = Object.values(files).join('\0');
  return text === '' ? folder : `${folder}.${simpleHash(text, 8)}`;
}

const schemaOf = ({ base }: DocumentedVersion): string =>
  path.join(base, SCHEMA).replace(/^\//, '');

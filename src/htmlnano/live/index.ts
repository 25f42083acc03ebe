import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { generate, normalizeUrl } from '@docusaurus/utils';
import type { Element } from 'hast';
import { button } from '../../plugins/code-examples/button';
import type { ExampleBlock } from '../../plugins/code-examples/example';
import type { Inputs } from '../../plugins/code-examples/inputs';
import type { Notice } from '../../plugins/licenses/notices';
import { clientScripts } from '../../plugins/shared/clientScripts';
import { filesOnRequest } from '../../plugins/shared/devServer';
import { onPreact } from '../../plugins/shared/onPreact';
import type { FinishingPlugin } from '../../plugins/shared/finishPages';
import { type DocumentedVersion, documentedVersions } from '../versions';
import { DATA, filesOf, hashesOf, SCHEMA } from './build/files';
import { EDIT_BUTTON, TRY_IT_PAGE } from './names';
import { parseOptions } from './analysis/parseOptions';
import { readVersionData } from './build/readVersionData';
import tryItElement from './build/tryItElement';
import { workerOf } from './build/workers';

/**
 * Try it, with a worker for each version of the library. A page fetches a worker when
 * the reader opens Try it. In development the worker is bundled only then.
 */
export default function livePlugin({
  siteDir,
  baseUrl,
  siteConfig: { url },
}: LoadContext): FinishingPlugin {
  const versions = documentedVersions(siteDir);
  const isBuild = process.env.NODE_ENV === 'production';
  const read = (version: DocumentedVersion) => {
    const schema = normalizeUrl([url, baseUrl, pathOf(version, SCHEMA)]);
    return filesOf(siteDir, version, schema);
  };
  const prepare = async (): Promise<void> => {
    for (const version of versions) await workerOf(siteDir, version);
  };
  return {
    name: 'live',
    getThemePath: () => path.join(__dirname, 'theme'),
    ...clientScripts(__dirname, {
      first: ['openTryIt'],
      webpack: {
        ...filesOnRequest(async (address) => {
          const name = path.basename(address);
          const version = versions.find(
            (each) => address === baseUrl + pathOf(each, name),
          );
          return version && (await read(version))[name];
        }),
        ...onPreact(path.join(__dirname, 'window')),
      },
    }),
    async allContentLoaded({ actions }) {
      const entries = versions.map((version) => {
        const hashes = isBuild ? hashesOf(siteDir, version) : undefined;
        const [worker, data] = ['worker.js', DATA].map(
          (name) => baseUrl + pathOf(version, name, hashes),
        );
        const [tryItPath, modulesPath] = [TRY_IT_PAGE, 'modules'].map((id) =>
          normalizeUrl([baseUrl, version.base, id]),
        );
        const { library, presets } = readVersionData(siteDir, version);
        const { name } = version;
        const entry = { name, library, presets, worker, data };
        return [name, { ...entry, tryItPath, modulesPath }];
      });
      const code = `export default Object.fromEntries(${JSON.stringify(entries)});\n`;
      await actions.createData('versions.js', code);
      // This runs while Docusaurus bundles the site. `finish` reports a failure.
      if (isBuild) prepare().catch(() => undefined);
    },
    async finish({ outDir }) {
      for (const version of versions) {
        const hashes = hashesOf(siteDir, version);
        for (const [name, text] of Object.entries(await read(version)))
          await generate(outDir, pathOf(version, name, hashes), text);
      }
    },
  };
}

export async function notices(siteDir: string): Promise<Notice[]> {
  const bundles = documentedVersions(siteDir).map((version) =>
    workerOf(siteDir, version),
  );
  return (await Promise.all(bundles)).flatMap((bundle) => bundle.notices);
}

export const navbarItems = [
  { type: 'custom-tryIt', position: 'left' } as const,
];

export const rehypePlugins = [tryItElement];

/**
 * The button of examples that Try it can show: a browser has no configuration files, and
 * options with functions cannot be typed.
 */
export const editButton = ({
  config,
  options,
}: Inputs<ExampleBlock>): Element | undefined =>
  config === undefined && parseOptions(options?.text ?? '').ok
    ? button('Edit', EDIT_BUTTON)
    : undefined;

/**
 * The path of a version's file, below the base URL.
 *
 * @param hashes for names of files that browsers cache
 */
function pathOf(
  { name: version, base }: DocumentedVersion,
  name: string,
  hashes?: ReturnType<typeof hashesOf>,
): string {
  if (name === SCHEMA) return `${base}/${SCHEMA}`.slice(1);
  const part = name === DATA ? 'data' : 'worker';
  const hash = hashes ? `.${hashes[part]}` : '';
  return `assets/htmlnano-${version}.${part}${hash}/${name}`;
}

import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/devServer';
import { loadedDocs } from '../shared/docs';
import type { FinishingPlugin } from '../shared/finishPages';
import { isComposed } from '../shared/isComposed';
import { onPreact } from '../shared/onPreact';
import { jsonForScript } from '../shared/markup';
import { truncate } from '../shared/text';
import {
  collectDocs,
  serializeIndex,
  type VersionDocs,
} from './build/collectDocs';
import { openDialog } from './openDialog';
import {
  isEmbedded,
  type SearchOptions,
  SINGLE_KEYS,
  type Synonyms,
} from './options';

/**
 * Builds the embedded index, one file for each docs version, unless an Algolia
 * application is configured. In development the files are generated on request.
 */
export default function searchPlugin(
  context: LoadContext,
  { synonyms }: { readonly synonyms: Synonyms },
): FinishingPlugin {
  const { baseUrl, siteConfig, siteStorage } = context;
  const options = siteConfig.themeConfig.algolia as SearchOptions;
  let versions: readonly VersionDocs[] = [];
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${String(openDialog)})({
            isComposed: ${String(isComposed)},
            truncate: ${String(truncate)},
            ...${jsonForScript({ singleKeys: SINGLE_KEYS + siteStorage.namespace })},
          })`,
        },
      ],
    }),
    ...clientScripts(__dirname, {
      first: ['openSearch'],
      webpack: {
        ...filesOnRequest((address) => {
          const name = address.slice(baseUrl.length);
          const version = versions.find(({ file }) => file === name);
          return version && serializeIndex(version);
        }),
        ...onPreact(
          path.join(__dirname, 'dialog'),
          path.join(__dirname, 'page'),
        ),
      },
    }),
    async allContentLoaded({ allContent, actions }) {
      // In development Docusaurus calls this after each edit.
      if (isEmbedded(options))
        versions = collectDocs(context, loadedDocs(allContent));
      const modules = {
        indexes: Object.fromEntries(
          versions.map(({ version, file }) => [version, baseUrl + file]),
        ),
        synonyms,
      };
      for (const [name, data] of Object.entries(modules)) {
        const module = `export default ${JSON.stringify(data)};\n`;
        await actions.createData(`${name}.js`, module);
      }
    },
    async finish(site) {
      for (const version of versions) {
        await generate(site.outDir, version.file, serializeIndex(version));
      }
    },
  };
}

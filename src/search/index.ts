import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { loadedDocs } from '../shared/loadedDocs';
import { step } from '../shared/step';
import { collectDocs } from './build/collectDocs';
import { splitDocs, indexModule } from './build/indexModule';
import { indexChunks } from './contract';
import { hostsOf, isEmbedded, type SearchOptions } from './options';
import { validateThemeConfig } from './validateThemeConfig';

/**
 * Builds the embedded index, unless theme-search-algolia is configured for an
 * application: two lazy chunks for each docs version.
 */
export default function searchIndexPlugin({
  siteDir,
  siteConfig,
  i18n,
}: LoadContext): PagesPlugin {
  const options = siteConfig.themeConfig.algolia as SearchOptions;
  return {
    name: 'search-index',
    connect: hostsOf(options),
    ...clientScripts(__dirname, { first: ['openSearch'] }),
    async allContentLoaded({ allContent, actions }) {
      const loaded = loadedDocs(allContent);
      const versions = isEmbedded(options)
        ? await step('The index of the search', () =>
            collectDocs(siteDir, i18n.currentLocale, loaded),
          )
        : [];
      for (const { facets, docs } of versions) {
        const parts = splitDocs(docs);
        for (const [part, chunk] of indexChunks(facets.version).entries()) {
          await actions.createData(`${chunk}.json`, parts[part] ?? []);
        }
      }
      await actions.createData('versions.js', indexModule(versions));
    },
  };
}

searchIndexPlugin.validateThemeConfig = validateThemeConfig;

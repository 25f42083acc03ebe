import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { loadedDocs } from '../shared/loadedDocs';
import { hostsOf } from './algolia/hosts';
import { collectOutlines } from './build/collectOutlines';
import { inTwoParts, versionsModule } from './build/versionsModule';
import { indexChunks } from './contract';
import { isEmbedded, type SearchOptions } from './options';

/**
 * Gives theme-search-algolia's search the index that it is answered from, unless
 * Algolia answers: two lazy chunks per docs version, made from the Markdown that
 * the docs plugin lists, in the development server as in the build.
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
      const docs = loadedDocs(allContent);
      const versions = isEmbedded(options)
        ? await collectOutlines(siteDir, i18n.currentLocale, docs)
        : [];
      for (const { edition, outlines } of versions) {
        const parts = inTwoParts(outlines);
        for (const [part, chunk] of indexChunks(edition.version).entries()) {
          await actions.createData(`${chunk}.json`, parts[part] ?? []);
        }
      }
      await actions.createData('versions.js', versionsModule(versions));
    },
  };
}

export { validateThemeConfig } from './validateThemeConfig';

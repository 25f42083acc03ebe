import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { clientScripts } from '../shared/clientScripts';
import { loadedDocs } from '../shared/loadedDocs';
import { collectOutlines } from './build/collectOutlines';
import {
  createOpenSearchDescription,
  OPEN_SEARCH_FILE,
} from './build/openSearch';
import type { PluginOptions } from './build/validateOptions';
import { inTwoParts, versionsModule } from './build/versionsModule';

/**
 * Adds the search page, and, unless Algolia answers, the index: two lazy chunks
 * per docs version, made from the Markdown that the docs plugin lists, in the
 * development server as in the build.
 */
export default function searchIndexPlugin(
  { siteDir, baseUrl, siteConfig, i18n }: LoadContext,
  options: PluginOptions,
): Plugin {
  const searchPage = normalizeUrl([baseUrl, options.searchPagePath]);
  return {
    name: 'search-index',
    ...clientScripts(__dirname, { first: ['shortcutHint'] }),
    contentLoaded({ actions }) {
      actions.addRoute({
        path: searchPage,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    async allContentLoaded({ allContent, actions }) {
      const docs = loadedDocs(allContent);
      const versions =
        options.provider === null
          ? await collectOutlines(siteDir, i18n.currentLocale, docs)
          : [];
      for (const { edition, outlines } of versions) {
        const [first, more] = inTwoParts(outlines);
        await actions.createData(`${edition.docusaurus_tag}.json`, first);
        await actions.createData(`${edition.docusaurus_tag}.more.json`, more);
      }
      await actions.createData('versions.js', versionsModule(versions));
      actions.setGlobalData(options);
    },
    injectHtmlTags: () => ({
      headTags: {
        tagName: 'link',
        attributes: {
          rel: 'search',
          type: 'application/opensearchdescription+xml',
          title: siteConfig.title,
          href: normalizeUrl([baseUrl, OPEN_SEARCH_FILE]),
        },
      },
    }),
    async postBuild({ outDir }) {
      const description = createOpenSearchDescription(siteConfig, searchPage);
      await fs.writeFile(path.join(outDir, OPEN_SEARCH_FILE), description);
    },
  };
}

export { validateOptions } from './build/validateOptions';

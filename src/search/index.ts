import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { loadedDocs } from '../shared/loadedDocs';
import { onceShown } from '../shared/onceShown';
import { step } from '../shared/step';
import { collectDocs } from './build/collectDocs';
import { indexFiles, MODULE } from './build/indexFiles';
import { hostsOf, isEmbedded, type SearchOptions } from './options';
import { validateThemeConfig } from './validateThemeConfig';

/**
 * Builds the embedded index, unless theme-search-algolia is configured for an
 * application: two lazy chunks for each docs version. In development, pages that
 * have changed are shown before they are to be found.
 */
export default function searchIndexPlugin({
  siteDir,
  generatedFilesDir,
  siteConfig,
  i18n,
}: LoadContext): PagesPlugin {
  const options = siteConfig.themeConfig.algolia as SearchOptions;
  const index = path.join(generatedFilesDir, 'search-index/default', MODULE);
  let pending: (() => Promise<void>) | undefined;
  return {
    name: 'search-index',
    connect: hostsOf(options),
    ...clientScripts(__dirname, {
      first: ['openSearch'],
      webpack: onceShown(() => {
        // A writer may be in the midst of a page.
        pending?.().catch((error: unknown) => logger.error(String(error)));
        pending = undefined;
      }),
    }),
    async allContentLoaded({ allContent, actions }) {
      const loaded = loadedDocs(allContent);
      const write = async (isEmpty = false): Promise<void> => {
        const versions = isEmbedded(options)
          ? await step('The index of the search', () =>
              collectDocs(siteDir, i18n.currentLocale, loaded, isEmpty),
            )
          : [];
        for (const [file, content] of indexFiles(versions))
          await actions.createData(file, content);
      };
      if (process.env.NODE_ENV === 'development') pending = write;
      if (!pending || !fs.existsSync(index)) await write(pending !== undefined);
    },
  };
}

searchIndexPlugin.validateThemeConfig = validateThemeConfig;

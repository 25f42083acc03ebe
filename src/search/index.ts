import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages/contract';
import { afterFirstPage } from '../shared/afterFirstPage';
import { clientScripts } from '../shared/clientScripts';
import { loadedDocs } from '../shared/loadedDocs';
import { step } from '../shared/step';
import { collectDocs } from './build/collectDocs';
import { indexFiles } from './build/indexFiles';
import { hostsOf, isEmbedded, type SearchOptions } from './options';
import { validateThemeConfig } from './validateThemeConfig';

/**
 * Builds the embedded index, unless theme-search-algolia is configured for an
 * application: two lazy chunks for each docs version. A first start of the
 * development server shows its page before the index has pages.
 */
export default function searchIndexPlugin({
  siteDir,
  generatedFilesDir,
  siteConfig,
  i18n,
}: LoadContext): PagesPlugin {
  const options = siteConfig.themeConfig.algolia as SearchOptions;
  const name = 'search-index';
  let isEmpty =
    process.env.NODE_ENV === 'development' &&
    !fs.existsSync(path.join(generatedFilesDir, name));
  let write: () => Promise<void>;
  return {
    name,
    connect: hostsOf(options),
    ...clientScripts(__dirname, {
      first: ['openSearch'],
      webpack: afterFirstPage(() => {
        isEmpty = false;
        void write();
      }),
    }),
    async allContentLoaded({ allContent, actions }) {
      const loaded = loadedDocs(allContent);
      write = async () => {
        const versions = isEmbedded(options)
          ? await step('The index of the search', () =>
              collectDocs(siteDir, i18n.currentLocale, loaded, isEmpty),
            )
          : [];
        for (const [file, content] of indexFiles(versions))
          await actions.createData(file, content);
      };
      await write();
    },
  };
}

searchIndexPlugin.validateThemeConfig = validateThemeConfig;

import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/filesOnRequest';
import { loadedDocs } from '../shared/loadedDocs';
import { onceShown } from '../shared/onceShown';
import { collectDocs, indexOf, type VersionDocs } from './build/collectDocs';
import { indexFiles, MOST_SUGGESTIONS, type PagesToSuggest } from './contract';
import { hostsOf, isEmbedded, type SearchOptions } from './options';
import { validateThemeConfig } from './validateThemeConfig';

/**
 * Builds the embedded index, two files for each docs version, unless the site
 * searches with Algolia. In development the files are generated on request.
 */
export default function searchIndexPlugin({
  siteDir,
  baseUrl,
  siteConfig,
  i18n,
}: LoadContext): PagesPlugin {
  const options = siteConfig.themeConfig.algolia as SearchOptions;
  let versions: readonly VersionDocs[] = [];
  let update: (() => Promise<void>) | undefined;
  const filesOf = ({ facets, hash }: VersionDocs) =>
    indexFiles(facets.version, hash);
  return {
    name: 'search-index',
    connect: hostsOf(options),
    // The host that the client asks first.
    injectHtmlTags: () => ({
      headTags: hostsOf(options)
        .slice(0, 1)
        .map((href) => ({
          tagName: 'link',
          attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' },
        })),
    }),
    ...clientScripts(__dirname, {
      first: ['openSearch'],
      webpack: {
        ...filesOnRequest((address) => {
          const file = address.slice(baseUrl.length);
          const asked = versions.find((each) => filesOf(each).includes(file));
          return asked && indexOf(asked)[filesOf(asked).indexOf(file)];
        }),
        ...onceShown(() => {
          // A page that is saved half-written must not stop the server.
          update?.().catch((error: unknown) => logger.error(String(error)));
        }),
      },
    }),
    async allContentLoaded({ allContent, actions }) {
      const isSaved = update !== undefined;
      update = async () => {
        const docs = loadedDocs(allContent);
        const pages = pagesToSuggest(docs);
        await actions.createData('pages.js', moduleOf(pages));
        if (isEmbedded(options))
          versions = collectDocs(siteDir, i18n.currentLocale, docs);
        const entries = versions.map((version) => {
          const [first, more] = filesOf(version).map((file) => baseUrl + file);
          return { facets: version.facets, first, more };
        });
        await actions.createData('versions.js', moduleOf(entries));
      };
      // A saved page is shown first; then `onceShown` updates the index.
      if (!isSaved) await update();
    },
    async pagesFinished({ outDir }) {
      for (const version of versions) {
        const texts = indexOf(version);
        for (const [part, file] of filesOf(version).entries())
          await generate(outDir, file, texts[part] ?? '');
      }
    },
  };
}

const moduleOf = (data: object): string =>
  `export default ${JSON.stringify(data)};\n`;

const pagesToSuggest = ({ loadedVersions }: LoadedContent): PagesToSuggest =>
  Object.fromEntries(
    loadedVersions.map(({ versionName, docs }) => [
      versionName,
      docs
        .filter(({ draft, unlisted }) => !draft && !unlisted)
        .slice(0, MOST_SUGGESTIONS)
        .map(({ title }) => title),
    ]),
  );

searchIndexPlugin.validateThemeConfig = validateThemeConfig;

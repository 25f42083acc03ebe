import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/filesOnRequest';
import { loadedDocs } from '../shared/loadedDocs';
import { step } from '../shared/step';
import { feed } from './feed';
import { mirrors } from './mirrors';
import { correctOpenSearch } from './opensearch';
import { socialCards } from './socialCards';

/** Writes what programs read: mirrors in Markdown, a feed, social cards. */
export default function machineReadablePlugin(
  context: LoadContext,
): PagesPlugin {
  const news = feed(context);
  let docs: LoadedContent = { loadedVersions: [] };
  let cards: Promise<void> | undefined;
  return {
    name: 'machine-readable',
    ...clientScripts(__dirname, {
      first: ['copyPage'],
      webpack: filesOnRequest((address) =>
        /\.(md|txt)$/.test(address)
          ? mirrors(context, docs).get(address.slice(context.baseUrl.length))
          : undefined,
      ),
    }),
    injectHtmlTags: news.injectHtmlTags,
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
      if (process.env.NODE_ENV !== 'production') return;
      // Beside all that follows; `postBuild` reports a failure.
      cards = socialCards(context, docs);
      cards.catch(() => undefined);
    },
    async pagesFinished(site) {
      for (const [name, text] of mirrors(context, docs))
        await generate(site.outDir, name, text);
      await correctOpenSearch(site);
    },
    async postBuild(site) {
      await news.postBuild(site);
      await step('The social cards', async () => {
        await cards;
        await socialCards(context, docs, site.outDir);
      });
    },
  };
}

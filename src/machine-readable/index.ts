import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/filesOnRequest';
import { loadedDocs } from '../shared/loadedDocs';
import { step } from '../shared/step';
import { feed } from './feed';
import { mirrors } from './mirrors';
import { drawSocialCards } from './socialCards';

/** Writes what programs read: mirrors in Markdown, a feed, social cards. */
export default function machineReadablePlugin(context: LoadContext): Plugin {
  const news = feed(context);
  const copies = mirrors(context);
  const scripts = clientScripts(__dirname, { first: ['copyPage'] });
  let cards: ReturnType<typeof drawSocialCards> | undefined;
  return {
    name: 'machine-readable',
    ...scripts,
    injectHtmlTags: news.injectHtmlTags,
    async allContentLoaded({ allContent }) {
      const docs = loadedDocs(allContent);
      if (process.env.NODE_ENV === 'production') {
        // Beside all that follows; `postBuild` reports a failure.
        cards = drawSocialCards(context, docs);
        cards.catch(() => undefined);
      }
      await copies.load(docs);
    },
    configureWebpack: (config, isServer, utils, content) => ({
      ...scripts.configureWebpack(config, isServer, utils, content),
      ...filesOnRequest(copies.find),
    }),
    async postBuild(site) {
      await copies.postBuild(site);
      await news.postBuild(site);
      await step('The social cards', async () => (await cards)?.(site.outDir));
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/filesOnRequest';
import { step } from '../shared/step';
import { feed } from './feed';
import { mirrors } from './mirrors';

/** Writes what programs read: mirrors in Markdown, a feed, social cards. */
export default function machineReadablePlugin(context: LoadContext): Plugin {
  const news = feed(context);
  const copies = mirrors(context);
  return {
    name: 'machine-readable',
    ...clientScripts(__dirname, {
      first: ['copyPage'],
      webpack: filesOnRequest(copies.find),
    }),
    injectHtmlTags: news.injectHtmlTags,
    allContentLoaded: copies.allContentLoaded,
    async postBuild(site) {
      await copies.postBuild(site);
      await news.postBuild(site);
      // Drawing loads much, which the development server does not need.
      const { writeSocialCards } = await import('./socialCards');
      await step('The social cards', () => writeSocialCards(site));
    },
  };
}

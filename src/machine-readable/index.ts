import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { feed } from './feed';
import { mirrors } from './mirrors';
import { writeSocialCards } from './socialCards';

const NAME = 'machine-readable';

/** Writes what programs read: mirrors in Markdown, a feed, social cards. */
export default function machineReadablePlugin(context: LoadContext): Plugin {
  const { baseUrl, generatedFilesDir } = context;
  const news = feed(context);
  const copies = mirrors(context);
  const scripts = clientScripts(__dirname, { first: ['copyPage'] });
  /** Docusaurus writes the data of this plugin here. */
  const dataDir = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,
    ...scripts,
    injectHtmlTags: news.injectHtmlTags,
    allContentLoaded: copies.allContentLoaded,
    configureWebpack: (config, isServer, utils, content) => ({
      ...scripts.configureWebpack(config, isServer, utils, content),
      devServer: {
        static: [{ directory: dataDir, publicPath: baseUrl, watch: false }],
      },
    }),
    async postBuild(site) {
      await copies.postBuild(site);
      await news.postBuild(site);
      await writeSocialCards(site);
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { feed } from './feed';
import { mirrors } from './mirrors';
import { socialCards } from './socialCards';

const NAME = 'machine-readable';

/** Writes what programs read: mirrors in Markdown, a feed, social cards. */
export default function machineReadablePlugin(context: LoadContext): Plugin {
  const { baseUrl, generatedFilesDir } = context;
  const news = feed(context);
  const parts = [mirrors(context), news, socialCards(context)];
  const scripts = clientScripts(__dirname, { first: ['copyPage'] });
  /** Docusaurus writes the data of this plugin here. */
  const dataDir = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,
    ...scripts,
    injectHtmlTags: news.injectHtmlTags,
    async allContentLoaded(loaded) {
      for (const part of parts) await part.allContentLoaded(loaded);
    },
    configureWebpack: (config, isServer, utils, content) => ({
      ...scripts.configureWebpack(config, isServer, utils, content),
      devServer: {
        static: [{ directory: dataDir, publicPath: baseUrl, watch: false }],
      },
    }),
    async postBuild(site) {
      for (const part of parts) await part.postBuild(site);
    },
  };
}

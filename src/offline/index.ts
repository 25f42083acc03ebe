import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { writeWorker } from './writeWorker';

/**
 * Makes the site installable, and readable without a network: a service worker
 * keeps the versions that one has opened. It is written in the place of
 * `static/sw.js`, which removes it and what it kept where this plugin is not used.
 */
export default function offlinePlugin({ baseUrl }: LoadContext): PagesPlugin {
  return {
    name: 'offline',
    ...clientScripts(__dirname, { modules: ['keepOffline'] }),
    injectHtmlTags: () => ({
      headTags: [
        `<link rel="manifest" href="${baseUrl}manifest.webmanifest">`,
        `<link rel="apple-touch-icon" href="${baseUrl}img/icons/touch.png">`,
      ],
    }),
    // It knows the pages byte for byte.
    pagesFinished: writeWorker,
  };
}

import type { LoadContext } from '@docusaurus/types';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { writeWorker } from './writeWorker';

/**
 * Makes the site installable, and readable offline: a service worker caches the
 * versions that the reader has opened. It replaces `static/sw.js`, which
 * removes the worker and its cache where this plugin is not used.
 */
export default function offlinePlugin({ baseUrl }: LoadContext): PagesPlugin {
  return {
    name: 'offline',
    ...clientScripts(__dirname, { first: ['keepOffline'] }),
    injectHtmlTags: () => ({
      headTags: [
        `<link rel="manifest" href="${baseUrl}manifest.webmanifest">`,
        `<link rel="apple-touch-icon" href="${baseUrl}img/icons/touch.png">`,
      ],
    }),
    // It contains hashes of the finished pages.
    pagesFinished: writeWorker,
  };
}

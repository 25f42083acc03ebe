import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Makes the site installable, and readable without a network: a service worker
 * keeps the versions that one has opened. `built-pages` writes it, in the place of
 * `static/sw.js`, which removes it and what it kept where this plugin is not used.
 */
export default function offlinePlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'offline',
    getClientModules: () => [path.join(__dirname, 'keepOffline')],
    injectHtmlTags: () => ({
      headTags: [
        `<link rel="manifest" href="${baseUrl}manifest.webmanifest">`,
        `<link rel="apple-touch-icon" href="${baseUrl}img/icons/touch.png">`,
      ],
    }),
  };
}

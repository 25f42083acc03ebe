import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../shared/pipeline';
import { clientScripts } from '../shared/clientScripts';
import { type Options, validateOptions } from './options';
import { hashOf, writeWorker } from './writeWorker';

/**
 * Makes the site installable, and readable offline: a service worker caches the
 * versions that the reader has opened. It replaces `static/sw.js`, which
 * removes the worker and its cache where this plugin is not used.
 */
export default function offlinePlugin(
  { baseUrl }: LoadContext,
  options: Options,
): PagePlugin {
  const hashes = new Map<string, string>();
  return {
    name: 'offline',
    ...clientScripts(__dirname, { first: ['keepOffline'] }),
    injectHtmlTags: () => ({
      headTags: Object.entries({
        manifest: options.manifest,
        'apple-touch-icon': options.touchIcon,
      }).map(([rel, file]) => ({
        tagName: 'link',
        attributes: { rel, href: baseUrl + file },
      })),
    }),
    builtPages: () => [
      {
        // It stands last in the configuration: the page is finished.
        transform({ file, html }) {
          hashes.set(file, hashOf(html));
          return html;
        },
      },
    ],
    postBuild: (site) => writeWorker(site, options, hashes),
  };
}

offlinePlugin.validateOptions = validateOptions;

import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { type Options, validateOptions } from './options';
import { writeWorker } from './writeWorker';

/**
 * Makes the site installable, and readable offline: a service worker caches the
 * versions that the reader has opened. It replaces `static/sw.js`, which
 * removes the worker and its cache where this plugin is not used.
 */
export default function offlinePlugin(
  { baseUrl }: LoadContext,
  options: Options,
): Plugin {
  return {
    name: 'offline',
    ...clientScripts(__dirname, { first: ['keepOffline'] }),
    injectHtmlTags: () => ({
      headTags: Object.entries({
        manifest: options.manifest,
        'apple-touch-icon': options.touchIcon,
      }).flatMap(([rel, file]) =>
        file === undefined
          ? []
          : { tagName: 'link', attributes: { rel, href: baseUrl + file } },
      ),
    }),
    // It contains hashes of the finished pages.
    postBuild: (site) => writeWorker(site, options),
  };
}

offlinePlugin.validateOptions = validateOptions;

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Kept } from '../offline/contract';
import { clientScripts } from '../shared/clientScripts';

/**
 * Makes pages readable before their scripts run, and without the app: see
 * `client/entry`.
 *
 * @throws Error when Docusaurus would say on each page that the app does not run
 */
export default function firstLoadPlugin({ siteConfig }: LoadContext): Plugin {
  const scripts = clientScripts(__dirname, { modules: ['prefetchPages'] });
  if (siteConfig.baseUrlIssueBanner) {
    throw new Error(
      'first-load needs `baseUrlIssueBanner: false` in docusaurus.config.ts: the banner says that the app does not run, which is so until a reader needs it.',
    );
  }
  // In development, Docusaurus's own entry replaces changed modules.
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'first-load',
    ...scripts,
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (config, isServer, utils, content) => ({
      ...scripts.configureWebpack(config, isServer, utils, content),
      ...(isBuild &&
        !isServer && {
          // A list: other plugins add theirs.
          entry: [path.join(__dirname, 'client/entry.ts')],
          // First scripts import modules that import React, and call nothing of it.
          module: {
            rules: [
              { test: /[\\/]node_modules[\\/]react[\\/]/, sideEffects: false },
            ],
          },
        }),
    }),
    // Only builds need PurgeCSS.
    async postBuild(site) {
      const { inlineStyles } = await import('./inlineStyles');
      const { deferScripts } = await import('./deferScripts');
      await inlineStyles(site);
      deferScripts(site);
    },
  };
}

/** For `offline`. */
firstLoadPlugin.kept = { chunks: ['app'] } satisfies Kept;

/** For `changed-pages`: the text of the first page, which React leaves as it is. */
firstLoadPlugin.unhydrated = '.theme-doc-markdown';

import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Kept } from '../offline/contract';
import type { PagePlugin } from '../shared/builtPages';
import { clientScripts } from '../shared/clientScripts';
import { deferScripts } from './deferScripts';
import { inlineStyles } from './inlineStyles';

/**
 * Makes pages readable before their scripts run, and without the app: see
 * `client/entry`.
 *
 * @throws Error when Docusaurus would say on each page that the app does not run
 */
export default function firstLoadPlugin(context: LoadContext): PagePlugin {
  const scripts = clientScripts(__dirname, { modules: ['prefetchPages'] });
  if (context.siteConfig.baseUrlIssueBanner) {
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
    builtPages: () => [inlineStyles(context), deferScripts()],
  };
}

/** For `offline`. */
firstLoadPlugin.kept = { chunks: ['app'] } satisfies Kept;

/** For `changed-pages`: the text of the first page, which React leaves as it is. */
firstLoadPlugin.unhydrated = '.theme-doc-markdown';

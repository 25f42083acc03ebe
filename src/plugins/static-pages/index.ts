import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { jsonForScript } from '../shared/markup';
import type { FinishingPlugin } from '../shared/finishPages';
import { deferScripts, loadScripts } from './deferScripts';
import { guardScripts, type GuardOptions } from './guardScripts';
import { inlineStyles } from './inlineStyles';

// Docusaurus bundles all styles in one file. Lazy code has its own styles.
const isEager = (module: { identifier: () => string }): boolean =>
  !/(?:\.lazy\.css|\.css\?lazy)/.test(module.identifier());

/**
 * Turns pages into documents: their styles are in the HTML, their scripts load after the
 * paint, and a message appears if the scripts do not load.
 */
export default function staticPagesPlugin(
  context: LoadContext,
): FinishingPlugin {
  const { baseUrl, title } = context.siteConfig;
  const scripts = clientScripts(__dirname, {
    modules: ['firstRoute', 'routerPrefetch'],
    styles: ['static-pages.css'],
  });
  // In development, React renders pages, and Docusaurus's own entry replaces changed
  // modules.
  const isBuild = process.env.NODE_ENV === 'production';
  const options: GuardOptions = { baseUrl, title };
  return {
    name: 'static-pages',
    ...scripts,
    configureWebpack: (config, isServer, utils, content) => ({
      ...scripts.configureWebpack(config, isServer, utils, content),
      optimization: {
        splitChunks: { cacheGroups: { styles: { test: isEager } } },
      },
      ...(isBuild &&
        !isServer && {
          // Other plugins add their first scripts to this list.
          entry: [path.join(__dirname, 'client/entry.ts')],
          // First scripts import modules that import React but do not call it. This lets
          // the bundler drop React.
          module: {
            rules: [
              { test: /[\\/]node_modules[\\/]react[\\/]/, sideEffects: false },
            ],
          },
        }),
    }),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${String(guardScripts)})(${jsonForScript(options)})`,
        },
      ],
      postBodyTags: isBuild
        ? [{ tagName: 'script', innerHTML: `(${String(loadScripts)})()` }]
        : [],
    }),
    builtPages: [inlineStyles(context), deferScripts],
  };
}

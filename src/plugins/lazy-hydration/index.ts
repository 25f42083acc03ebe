import path from 'node:path';
import type { DocusaurusConfig, LoadContext } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { jsonForScript } from '../shared/markup';
import type { PagePlugin } from '../shared/pipeline';
import { refetch } from '../shared/requests';
import { deferScripts } from './deferScripts';
import { guardScripts, type GuardOptions } from './guardScripts';
import { inlineStyles } from './inlineStyles';
import { recordMutations } from './recordMutations';

/** The text of the first page, and React roots of other scripts. */
const UNHYDRATED = '.theme-doc-markdown, [data-island]';

/**
 * Makes pages readable before their scripts run, hydrates them when a reader uses
 * something that needs React, and keeps them readable when scripts do not load.
 *
 * @throws Error when `baseUrlIssueBanner` is on: its banner would appear on each page
 */
export default function lazyHydrationPlugin(context: LoadContext): PagePlugin {
  const { siteConfig } = context;
  if (siteConfig.baseUrlIssueBanner) {
    throw new Error(
      'lazy-hydration needs `baseUrlIssueBanner: false` in docusaurus.config.ts: the banner says that the app does not run, which is so until a reader needs it.',
    );
  }
  const scripts = clientScripts(__dirname, {
    modules: ['routeChunks', 'prefetchLinks', 'hydrate'],
    styles: ['lazy-hydration.css'],
  });
  // In development, React renders pages, and Docusaurus's own entry replaces changed
  // modules.
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'lazy-hydration',
    ...scripts,
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (config, isServer, utils, content) => ({
      ...scripts.configureWebpack(config, isServer, utils, content),
      ...(isBuild &&
        !isServer && {
          // A list, to which the first scripts of other plugins are added.
          entry: [path.join(__dirname, 'client/entry.ts')],
          // First scripts import modules that import React but do not call it: lets the
          // bundler drop it.
          module: {
            rules: [
              { test: /[\\/]node_modules[\\/]react[\\/]/, sideEffects: false },
            ],
          },
        }),
    }),
    injectHtmlTags: () => ({
      headTags: [scriptOf(guardScripts, guardOptions(siteConfig), refetch)],
      postBodyTags: isBuild ? [scriptOf(recordMutations, UNHYDRATED)] : [],
    }),
    builtPages: () => [inlineStyles(context), deferScripts()],
  };
}

/** An inline script that calls a function with values, and with other functions. */
const scriptOf = (call: unknown, ...values: readonly unknown[]) => ({
  tagName: 'script',
  innerHTML: `(${String(call)})(${values
    .map((value) =>
      typeof value === 'function' ? value.toString() : jsonForScript(value),
    )
    .join()})`,
});

/** @throws Error when there is no favicon, which the script requests */
function guardOptions(config: DocusaurusConfig): GuardOptions {
  const { baseUrl, favicon, title } = config;
  if (favicon === undefined) {
    throw new Error(
      'lazy-hydration requests the favicon to see whether the base URL is right: configure one.',
    );
  }
  return { baseUrl, probe: favicon, title };
}

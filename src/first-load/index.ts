import path from 'node:path';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { compileHints } from './compileHints';

/**
 * Makes pages readable before the site's scripts run: see
 * `first-load/client/entry`.
 */
export default function firstLoadPlugin(): PagesPlugin {
  const scripts = clientScripts(__dirname, { modules: ['prefetch'] });
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
          ...compileHints(),
          // A list: other features add theirs.
          entry: [path.join(__dirname, 'client/entry.ts')],
          resolve: {
            alias: { tslib$: path.join(__dirname, 'client/tslib.ts') },
          },
        }),
    }),
    // Only builds need PurgeCSS.
    pagesWritten: async (site) =>
      (await import('./inlineStyles')).inlineStyles(site),
  };
}

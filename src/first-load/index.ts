import path from 'node:path';
import type { PagesPlugin } from '../built-pages/contract';
import { clientScripts } from '../shared/clientScripts';
import { compileHints } from './compileHints';

/**
 * Makes pages readable before the site's scripts run: see
 * `first-load/client/entry`.
 */
export default function firstLoadPlugin(): PagesPlugin {
  const scripts = clientScripts(__dirname, {
    modules: ['prefetch'],
    styles: ['first-load.css'],
  });
  // In development, Docusaurus's own entry replaces changed modules.
  const isBuild = process.env.NODE_ENV === 'production';
  const mark = {
    tagName: 'script',
    innerHTML: `(${String(markLazyLayout)})()`,
  };
  return {
    name: 'first-load',
    ...scripts,
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({ headTags: isBuild ? [mark] : [] }),
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

/**
 * Marks a page that is opened, before its text is parsed: the style sheet then
 * skips the layout of what is out of view. Who comes back to a page finds the
 * place that was left, which takes the sizes of all that is above.
 *
 * It is inlined, so it must not refer to anything outside of itself.
 */
function markLazyLayout(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load instanceof PerformanceNavigationTiming && load.type === 'navigate')
    document.documentElement.dataset.lazyLayout = '';
}

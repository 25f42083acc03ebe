import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { guardTag } from './loadGuard';
import rest from './rest';

/**
 * Makes pages readable before the site's scripts run: see
 * `first-load/client/entry`.
 */
export default function firstLoadPlugin({ siteConfig }: LoadContext): Plugin {
  const scripts = clientScripts(__dirname, {
    modules: ['prefetch', 'chunkFailures'],
    styles: ['first-load.css'],
  });
  // In development, Docusaurus's own entry replaces changed modules.
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'first-load',
    ...scripts,
    injectHtmlTags: () => ({
      headTags: [
        guardTag(siteConfig),
        ...(isBuild
          ? [{ tagName: 'script', innerHTML: `(${markArriving.toString()})()` }]
          : []),
      ],
    }),
    configureWebpack: (config, isServer, utils, content) => ({
      ...scripts.configureWebpack(config, isServer, utils, content),
      // A list: other features add theirs.
      ...(isBuild &&
        !isServer && { entry: [path.join(__dirname, 'client/entry.ts')] }),
    }),
  };
}

export const rehypePlugins = [rest];

/**
 * Marks a page that is opened at its top, before its text is parsed: the style
 * sheet then skips the layout of what is out of view.
 * `first-load/client/arrival` removes the mark on the first interaction.
 *
 * It is inlined, so it must not refer to anything outside of itself.
 */
function markArriving(): void {
  // Unlike `location`, its name includes a text fragment.
  const [load] = performance.getEntriesByType('navigation');
  const isOpened =
    load instanceof PerformanceNavigationTiming && load.type === 'navigate';
  if (isOpened && !load.name.includes('#')) {
    document.documentElement.dataset.arriving = '';
  }
}

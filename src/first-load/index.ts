import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { guardTag } from './loadGuard';
import rest from './rest';

/**
 * What the browser has to do before somebody can read a page: next to nothing.
 * See `first-load/client/entry`.
 */
export default function firstLoadPlugin({ siteConfig }: LoadContext): Plugin {
  const scripts = clientScripts(__dirname, {
    modules: ['prefetch', 'chunkFailures'],
    styles: ['first-load.css'],
  });
  // In development, Docusaurus's own entry takes changes up without a reload.
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
 * Marks a page that is opened at its beginning, before its text is there: the
 * style sheet then skips what is out of view, so that the browser can draw the
 * beginning before it has laid out the rest. `first-load/client/arrival` takes the mark away
 * at the first sign of a reader.
 *
 * Written into each page as it is here: it may use nothing from around it.
 */
function markArriving(): void {
  // Its address has a text to scroll to as well, which `location` does not tell.
  const [load] = performance.getEntriesByType('navigation');
  const isOpened =
    load instanceof PerformanceNavigationTiming && load.type === 'navigate';
  if (isOpened && !load.name.includes('#')) {
    document.documentElement.dataset.arriving = '';
  }
}

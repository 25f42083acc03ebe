import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * What the browser has to do before somebody can read a page: next to nothing.
 * See `client/entry`.
 */
export default function firstLoadPlugin({ siteDir }: LoadContext): Plugin {
  // In development, Docusaurus's own entry takes changes up without a reload.
  const isBuild = process.env.NODE_ENV === 'production';
  // A list, so that other plugins can add theirs.
  const entry = [path.join(siteDir, 'src/client/entry.ts')];
  return {
    name: 'first-load',
    injectHtmlTags: () => ({
      headTags: isBuild
        ? [{ tagName: 'script', innerHTML: `(${markArriving.toString()})()` }]
        : [],
    }),
    configureWebpack: (_config, isServer) => ({
      ...(isBuild && !isServer && { entry }),
      resolve: {
        alias: {
          // The theme brings Prism, the most of its scripts after React. Code is
          // highlighted at build.
          'prism-react-renderer$': false,
          // Scripts of the browser: the server has no page that they could use.
          ...(isServer && { [path.join(siteDir, 'src/client')]: false }),
        },
      },
    }),
  };
}

/**
 * Marks a page that is opened at its beginning, before its text is there: the
 * style sheet then skips what is out of view, so that the browser can draw the
 * beginning before it has laid out the rest. `client/arrival` takes the mark away
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

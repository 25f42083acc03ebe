import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { guardLoading, type GuardOptions } from './guardLoading';

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
          ? [{ tagName: 'script', innerHTML: `(${String(markLazyLayout)})()` }]
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

/**
 * The inline script for pages whose scripts do not load. Docusaurus's own
 * banner always blames the base URL, and has inline styles.
 *
 * @throws Error when there is no favicon, which the script asks for
 */
function guardTag({ baseUrl, favicon, title }: DocusaurusConfig) {
  if (favicon === undefined) {
    throw new Error('The load guard asks for the favicon: configure one.');
  }
  const options: GuardOptions = { baseUrl, probe: favicon, title };
  // A script ends at the first `</`, also within a string.
  const json = JSON.stringify(options).replaceAll('<', String.raw`\u003c`);
  return {
    tagName: 'script',
    innerHTML: `(${guardLoading.toString()})(${json})`,
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

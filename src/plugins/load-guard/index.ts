import type { LoadContext, Plugin } from '@docusaurus/types';
import { guardLoading, type GuardOptions } from './guardLoading';

/**
 * Writes a small script into each page for when the site's scripts do not come.
 * Docusaurus's own banner takes every such page for one with a wrong base URL,
 * and brings styles that a strict Content Security Policy forbids.
 */
export default function loadGuardPlugin({
  siteConfig: { baseUrl, favicon, title },
}: LoadContext): Plugin {
  if (favicon === undefined) {
    throw new Error('The load guard asks for the favicon: configure one.');
  }
  const options: GuardOptions = { baseUrl, probe: favicon, title };
  // A script ends at the first `</`, also within a string.
  const json = JSON.stringify(options).replaceAll('<', String.raw`\u003c`);
  return {
    name: 'load-guard',
    injectHtmlTags: () => ({
      headTags: {
        tagName: 'script',
        innerHTML: `(${guardLoading.toString()})(${json})`,
      },
    }),
  };
}

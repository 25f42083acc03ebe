import type { Plugin } from '@docusaurus/types';
import type { PagesPlugin } from './contract';
import { inlineStyles } from './inlineStyles';
import { secure } from './security/secure';

/**
 * Post-processes the built pages, one step after the other: Docusaurus calls
 * the `postBuild` of all plugins at once, and two would conflict.
 */
export default function builtPagesPlugin(): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      const plugins = site.plugins as Partial<PagesPlugin>[];
      await inlineStyles(site);
      await secure(
        site,
        plugins.flatMap(({ connect = [] }) => connect),
      );
      for (const { pagesFinished } of plugins) await pagesFinished?.(site);
    },
  };
}

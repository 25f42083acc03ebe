import type { Plugin } from '@docusaurus/types';
import type { PagesPlugin } from './contract';
import { step } from '../shared/step';

/**
 * Post-processes the built pages, one step after the other: Docusaurus calls
 * the `postBuild` of all plugins at once, and two would conflict.
 */
export default function builtPagesPlugin(): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      // Only builds need parse5.
      const { secure } = await import('./security/secure');
      const plugins = site.plugins as Partial<PagesPlugin>[];
      const connect = plugins.flatMap((each) => each.connect ?? []);
      for (const { name = '', pagesWritten } of plugins)
        if (pagesWritten)
          await step(`The pages of "${name}"`, () => pagesWritten(site));
      await step('The policy of all pages', () => secure(site, connect));
      for (const { name = '', pagesFinished } of plugins)
        if (pagesFinished)
          await step(`The files of "${name}"`, () => pagesFinished(site));
    },
  };
}

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PagesPlugin } from './contract';
import { inlineStyles } from './inlineStyles';
import { secure } from './security/secure';

/** What the site's pages may do besides loading the site's files. */
export interface Options {
  /** Addresses that scripts may ask: of a search provider, of a counter. */
  readonly connect: readonly string[];
}

/**
 * What is done to the built pages, one after the other: Docusaurus calls the
 * `postBuild` of all plugins at once, and two of them would overwrite each
 * other's pages.
 */
export default function builtPagesPlugin(
  _context: LoadContext,
  { connect }: Options,
): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      await inlineStyles(site);
      await secure(site, connect);
      for (const plugin of site.plugins as Partial<PagesPlugin>[]) {
        await plugin.pagesFinished?.(site);
      }
    },
  };
}

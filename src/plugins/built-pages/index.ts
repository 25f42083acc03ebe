import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineStyles } from '../critical-css/inline';
import { writeWorker } from '../offline/writeWorker';
import { secure } from '../security-headers/secure';

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
  { siteConfig: { baseUrl } }: LoadContext,
  { connect }: Options,
): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      const { outDir, plugins } = site;
      await inlineStyles({ outDir, baseUrl });
      await secure({ outDir, baseUrl, connect });
      const isOffline = plugins.some(({ name }) => name === 'offline');
      if (isOffline) await writeWorker(site);
    },
  };
}

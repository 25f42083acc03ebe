import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineStyles } from '../critical-css/inline';
import { writeWorker } from '../offline/writeWorker';
import { secure } from '../security-headers/secure';
import type { PluginOptions } from './options';

/**
 * What is done to the built pages, one after the other: Docusaurus calls the
 * `postBuild` of all plugins at once, and two of them would overwrite each
 * other's pages.
 */
export default function builtPagesPlugin(
  { generatedFilesDir, siteConfig: { baseUrl } }: LoadContext,
  { connect }: PluginOptions,
): Plugin {
  return {
    name: 'built-pages',
    async postBuild({ outDir }) {
      await inlineStyles({ outDir, baseUrl });
      await secure({ outDir, baseUrl, connect });
      await writeWorker({ outDir, generatedFilesDir, baseUrl });
    },
  };
}

export { validateOptions } from './options';

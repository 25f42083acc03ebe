import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/devServer';
import { loadedDocs } from '../shared/docs';
import { markdownCopies } from './copies';
import { type Options, validateOptions } from './options';

/** Writes what programs read: copies in Markdown, with lists of them. */
export default function markdownCopiesPlugin(
  context: LoadContext,
  options: Options,
): Plugin {
  let docs: LoadedContent = { loadedVersions: [] };
  return {
    name: 'markdown-copies',
    getThemePath: () => path.join(__dirname, 'theme'),
    ...clientScripts(__dirname, {
      first: ['copyPage'],
      styles: ['markdown-copies.css'],
      webpack: filesOnRequest((address) =>
        /\.(md|txt)$/.test(address)
          ? markdownCopies(context, docs, options).get(
              address.slice(context.baseUrl.length),
            )
          : undefined,
      ),
    }),
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
    },
    async postBuild(site) {
      const files = markdownCopies(context, docs, options);
      for (const [name, text] of files) await generate(site.outDir, name, text);
    },
  };
}

markdownCopiesPlugin.validateOptions = validateOptions;

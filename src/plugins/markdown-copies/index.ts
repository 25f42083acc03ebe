import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/devServer';
import { loadedDocs } from '../shared/docs';
import type { FinishingPlugin } from '../shared/finishPages';
import { markdownCopies } from './copies';

export interface Options {
  /** A sentence about the pages for `llms.txt`. */
  readonly note: string;
}

/** Writes Markdown copies of the pages for programs, and lists of the copies. */
export default function markdownCopiesPlugin(
  context: LoadContext,
  options: Options,
): FinishingPlugin {
  let docs: LoadedContent = { loadedVersions: [] };
  return {
    name: 'markdown-copies',
    getThemePath: () => path.join(__dirname, 'theme'),
    ...clientScripts(__dirname, {
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
    async finish(site) {
      const files = markdownCopies(context, docs, options);
      for (const [name, text] of files) await generate(site.outDir, name, text);
    },
  };
}

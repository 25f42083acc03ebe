import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { clientScripts } from '../shared/clientScripts';
import { filesOnRequest } from '../shared/devServer';
import { loadedDocs } from '../shared/docs';
import { FEED, feed, feedTitle } from './feed';
import { markdownCopies } from './copies';
import { type Options, validateOptions } from './options';
import { publishPicture } from './publishPicture';

/** Writes what programs read: copies in Markdown, and a feed. */
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
          ? markdownCopies(context, docs, options, (file) =>
              path.relative(context.siteDir, file),
            ).get(address.slice(context.baseUrl.length))
          : undefined,
      ),
    }),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: feedTitle(context.siteConfig.title),
            href: context.baseUrl + FEED,
          },
        },
      ],
    }),
    async contentLoaded({ actions }) {
      const code = `export default ${JSON.stringify({ about: options.about })};\n`;
      await actions.createData('options.js', code);
    },
    allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
    },
    async postBuild(site) {
      const files = markdownCopies(context, docs, options, (file) =>
        publishPicture(file, site.outDir),
      );
      for (const [name, text] of files) await generate(site.outDir, name, text);
      await generate(site.outDir, FEED, feed(context, docs, options));
    },
  };
}

markdownCopiesPlugin.validateOptions = validateOptions;

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Options, validateOptions } from './options';
import { writeRedirects } from './redirectsFile';

/** Answers unknown addresses: a page, and redirects for those that were published. */
export default function notFoundPlugin(
  _context: LoadContext,
  options: Options,
): Plugin {
  return {
    name: 'not-found',
    getThemePath: () => path.join(__dirname, 'theme'),
    postBuild(site) {
      writeRedirects(site, options);
    },
  };
}

notFoundPlugin.validateOptions = validateOptions;

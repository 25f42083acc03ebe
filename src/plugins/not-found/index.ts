import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Options, validateOptions } from './options';
import { writeRedirects } from './redirectsFile';

/**
 * Answers unknown addresses: a page that suggests similar ones, and redirects for
 * addresses that people type, such as `/latest/usage`.
 */
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

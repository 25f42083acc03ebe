import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { clientScripts } from '../shared/clientScripts';
import checkBlocks from './checkBlocks';
import checkSaved from './checkSaved';
import codeBlocks from './codeBlocks';
import { type Options, validateOptions } from './options';

/**
 * The theme's client module that adds languages to Prism on all pages. Ours are
 * highlighted at build; the editors load Prism when one is opened.
 */
const PRISM_FOR_ALL_PAGES = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  'prism-include-languages',
);

/** Renders code blocks at build, and handles their buttons in the browser. */
export default function codeExamplesPlugin(): Plugin {
  return {
    name: 'code-examples',
    getThemePath: () => path.join(__dirname, 'theme'),
    ...clientScripts(__dirname, {
      first: ['codeTools', 'changesButton', 'nameBlocks', 'packageManagers'],
      styles: ['code-examples.css'],
      leftOut: [PRISM_FOR_ALL_PAGES],
    }),
  };
}

codeExamplesPlugin.validateOptions = validateOptions;

/** For the docs plugin, before a plugin that throws what others report. */
export const remarkPlugins: PluggableList = [checkBlocks];

/** For the docs plugin, with the options of this one. */
export const rehypePlugins = (options: Options): PluggableList => [
  // In CI the tests report wrong examples.
  ...(process.env.NODE_ENV === 'development'
    ? [() => checkSaved(options.checker)]
    : []),
  () => codeBlocks(options),
];

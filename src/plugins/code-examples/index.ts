import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Element } from 'hast';
import type { PluggableList } from 'unified';
import { clientScripts } from '../shared/clientScripts';
import checkBlocks from './checkBlocks';
import checkSaved from './checkSaved';
import codeBlocks from './codeBlocks';
import type { ExampleBlock } from './example';
import type { Inputs } from './inputs';

export interface Options {
  /**
   * Absolute path of a script. The development server sends it the path of each page
   * that is saved, and the script prints the mistakes.
   */
  readonly checker: string;
  /** The name and version of the tool that made a page's results: `tool 2.1.0`. */
  readonly madeWith: (file: string) => string;
  /** Address of a form for new issues, as on GitHub, for wrong examples. */
  readonly newIssue: string;
  /** Functions of other plugins that may draw a button for an example. */
  readonly buttons: readonly ((
    inputs: Inputs<ExampleBlock>,
  ) => Element | undefined)[];
}

/** The theme's highlighter for all pages. This plugin highlights at build instead. */
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

/** They must come before a plugin that throws the messages of others. */
export const remarkPlugins: PluggableList = [checkBlocks];

export const rehypePlugins = (options: Options): PluggableList => [
  // In CI the tests report wrong examples.
  ...(process.env.NODE_ENV === 'development'
    ? [() => checkSaved(options.checker)]
    : []),
  () => codeBlocks(options),
];

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

/** Options of {@link rehypePlugins}. */
export interface Options {
  /**
   * Absolute path of a script that the development server sends the path of each page
   * that is saved, and that prints what is wrong with it.
   */
  readonly checker: string;
  /** What the results of a page were made with, such as `tool 2.1.0`. */
  readonly madeWith: (file: string) => string;
  /** Address of a form for new issues, as GitHub has it, for wrong examples. */
  readonly newIssue: string;
  /** Draw buttons of other plugins below an example, or nothing. */
  readonly buttons: readonly ((
    above: Inputs<ExampleBlock>,
  ) => Element | undefined)[];
}

/** The theme adds languages to Prism on all pages. Ours are highlighted at build. */
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

/** For the docs plugin, before a plugin that throws what others report. */
export const remarkPlugins: PluggableList = [checkBlocks];

/** For the docs plugin. */
export const rehypePlugins = (options: Options): PluggableList => [
  // In CI the tests report wrong examples.
  ...(process.env.NODE_ENV === 'development'
    ? [() => checkSaved(options.checker)]
    : []),
  () => codeBlocks(options),
];

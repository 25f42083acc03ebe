import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import codeBlocks from './codeBlocks';
import verifyExamples from './verifyExamples';

/**
 * The theme's script that adds languages to a Prism in the browser, for all pages.
 * Code is highlighted at build; editors bring Prism when one is opened.
 */
const PRISM_FOR_ALL_PAGES = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  'prism-include-languages',
);

/** Draws code blocks at build, and says what their buttons do. */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    ...clientScripts(__dirname, {
      first: ['codeTools', 'packageManagers'],
      modules: ['codeTools', 'packageManagers', 'reportExample'],
      styles: ['code-blocks.css'],
      leftOut: [PRISM_FOR_ALL_PAGES],
    }),
  };
}

/** In development, examples that are wrong say so; the tests do in production. */
export const rehypePlugins = [
  ...(process.env.NODE_ENV === 'development' ? [verifyExamples] : []),
  codeBlocks,
];

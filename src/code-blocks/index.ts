import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { afterFirstPage } from '../shared/afterFirstPage';
import { clientScripts } from '../shared/clientScripts';
import codeBlocks from './codeBlocks';
import verifyExamples, { startRunner } from './verifyExamples';

/**
 * The theme's client module that adds languages to Prism on all pages. Ours are
 * highlighted at build; the editors load Prism when one is opened.
 */
const PRISM_FOR_ALL_PAGES = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  'prism-include-languages',
);

// In CI the tests report wrong examples.
const isDevelopment = process.env.NODE_ENV === 'development';

/** Renders code blocks at build, and handles their buttons in the browser. */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    ...clientScripts(__dirname, {
      first: ['codeTools', 'packageManagers'],
      modules: ['reportExample'],
      styles: ['code-blocks.css'],
      leftOut: [PRISM_FOR_ALL_PAGES],
      webpack: afterFirstPage(startRunner),
    }),
  };
}

export const rehypePlugins = [
  ...(isDevelopment ? [verifyExamples] : []),
  codeBlocks,
];

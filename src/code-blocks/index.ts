import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { onceShown } from '../shared/onceShown';
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

/** Renders code blocks at build, and handles their buttons in the browser. */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    ...clientScripts(__dirname, {
      first: ['codeTools', 'packageManagers', 'reportExample'],
      styles: ['code-blocks.css'],
      leftOut: [PRISM_FOR_ALL_PAGES],
      webpack: onceShown(startRunner),
    }),
  };
}

export const rehypePlugins = [
  // In CI the tests report wrong examples.
  ...(process.env.NODE_ENV === 'development' ? [verifyExamples] : []),
  codeBlocks,
];

import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import codeBlocks from './codeBlocks';
import verifyExamples from './verifyExamples';

/** Draws code blocks at build, and says what their buttons do. */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    ...clientScripts(__dirname, {
      first: ['codeTools', 'packageManagers'],
      modules: ['codeTools', 'packageManagers', 'reportExample'],
      styles: ['code-blocks.css'],
    }),
  };
}

/** In development, examples that are wrong say so; the tests do in production. */
export const rehypePlugins = [
  ...(process.env.NODE_ENV === 'development' ? [verifyExamples] : []),
  codeBlocks,
];

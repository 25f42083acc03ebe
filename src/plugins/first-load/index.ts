import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markArriving } from './arriving';

/**
 * What the browser has to do before somebody can read a page: next to nothing.
 * See `client/entry`.
 */
export default function firstLoadPlugin({ siteDir }: LoadContext): Plugin {
  // In development, Docusaurus's own entry takes changes up without a reload.
  const isBuild = process.env.NODE_ENV === 'production';
  // A list, so that other plugins can add theirs.
  const entry = [path.join(siteDir, 'src/client/entry.ts')];
  return {
    name: 'first-load',
    injectHtmlTags: () => ({
      headTags: isBuild
        ? [{ tagName: 'script', innerHTML: `(${markArriving.toString()})()` }]
        : [],
    }),
    configureWebpack: (_config, isServer) => ({
      ...(isBuild && !isServer && { entry }),
      // The theme brings Prism, the most of its scripts after React. Code is
      // highlighted at build.
      resolve: { alias: { 'prism-react-renderer$': false } },
    }),
  };
}

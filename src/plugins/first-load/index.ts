import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * What the browser has to do before a page answers its reader: less, and with
 * pauses.
 */
export default function firstLoadPlugin({ siteDir }: LoadContext): Plugin {
  // In development, Docusaurus's own entry takes changes up without a reload.
  const hasPauses = process.env.NODE_ENV === 'production';
  const entry = path.join(siteDir, 'src/client/entry.ts');
  return {
    name: 'first-load',
    configureWebpack: (_config, isServer) => ({
      ...(hasPauses && !isServer && { entry }),
      // The theme brings Prism, the most of its scripts after React. Code is
      // highlighted at build.
      resolve: { alias: { 'prism-react-renderer$': false } },
    }),
  };
}

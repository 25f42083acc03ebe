import type { Plugin } from '@docusaurus/types';

/**
 * Keeps out of the browser what static content does not need there: its code is
 * highlighted at build, and the theme would bring Prism, the most of the site's
 * scripts after React.
 */
export default function staticContentPlugin(): Plugin {
  return {
    name: 'static-content',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': false } },
    }),
  };
}

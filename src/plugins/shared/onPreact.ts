import type { Plugin } from '@docusaurus/types';

/**
 * Replaces React with Preact in modules that run without the app. In development they
 * keep React, which replaces changed components.
 *
 * @param dirs absolute paths of their folders
 */
export const onPreact = (
  ...dirs: readonly string[]
): ReturnType<NonNullable<Plugin['configureWebpack']>> =>
  process.env.NODE_ENV === 'production'
    ? {
        module: {
          rules: [
            {
              include: [...dirs],
              // Docusaurus defines aliases with these names.
              resolve: {
                alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
              },
            },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // All modules that need Preact share one chunk.
              preact: {
                test: /[\\/](?:preact[\\/]|reactRoot\.ts)/,
                name: 'preact',
                chunks: 'async',
                enforce: true,
              },
            },
          },
        },
      }
    : {};

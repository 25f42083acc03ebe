import type { Plugin } from '@docusaurus/types';

/**
 * Gives modules that run without the app Preact where they import React. In development
 * they keep React, which replaces changed components.
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
              // Docusaurus has aliases of these names.
              resolve: {
                alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
              },
            },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Once for all that runs on it.
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

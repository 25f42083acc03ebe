import path from 'node:path';

/** What the dialog shares with the app's search page, and what imports React. */
const SHARED = ['Pieces', 'feedback', 'icons', 'useSearch'];

/**
 * Rules by which the modules of the dialog find Preact where they import React. What
 * they share with the app is bundled twice.
 *
 * @param dir absolute path of the plugin's folder
 */
export function dialogOnPreact(dir: string) {
  const resolve = {
    alias: {
      // Docusaurus has aliases of these names.
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      ...Object.fromEntries(
        SHARED.map((name) => [`../${name}$`, `${path.join(dir, name)}?preact`]),
      ),
    },
  };
  return [
    { include: path.join(dir, 'dialog'), resolve },
    { include: dir, resourceQuery: /^\?preact$/, resolve },
  ];
}

import path from 'node:path';

/**
 * The rule by which the dialog, and the list of the search page that shares its modules,
 * get Preact where they import React.
 *
 * @param dir absolute path of the plugin's folder
 */
export const dialogOnPreact = (dir: string) => ({
  include: [path.join(dir, 'dialog'), path.join(dir, 'page')],
  // Docusaurus has aliases of these names.
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
});

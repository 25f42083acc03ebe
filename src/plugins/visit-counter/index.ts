import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { countUrlOf, type PluginOptions } from './options';

/**
 * Counts page views with GoatCounter, or a server that speaks its protocol.
 *
 * @returns nothing to run in the development server, which counts no views
 */
export default function visitCounterPlugin(
  _context: LoadContext,
  options: PluginOptions,
): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return {
    name: 'visit-counter',
    async contentLoaded({ actions }) {
      // A module of its own is in the script that all pages share; global data
      // would bring the plugin's name along, and hooks to read it.
      const endpoint = JSON.stringify(countUrlOf(options));
      await actions.createData('endpoint.js', `export default ${endpoint};\n`);
    },
    configureWebpack: (_config, isServer) =>
      // After the entry that `first-load` sets.
      isServer ? {} : { entry: [path.join(__dirname, 'firstView')] },
    getClientModules: () => [path.join(__dirname, 'client')],
  };
}

export { validateOptions } from './options';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { countUrlOf, type Options, validateOptions } from './options';

/**
 * Counts page views with GoatCounter, or a server that speaks its protocol.
 *
 * @returns nothing to run in the development server, which counts no views
 */
export default function visitCounterPlugin(
  _context: LoadContext,
  options: Options,
): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return {
    name: 'visit-counter',
    ...clientScripts(__dirname, { first: ['countViews'] }),
    async contentLoaded({ actions }) {
      // A generated module, not global data: that would add the plugin's name and React
      // hooks to the first scripts.
      const endpoint = JSON.stringify(countUrlOf(options));
      await actions.createData('endpoint.js', `export default ${endpoint};\n`);
    },
  };
}

visitCounterPlugin.validateOptions = validateOptions;

import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';

export interface Options {
  /** The name of a site on goatcounter.com. */
  readonly code: string;
}

/** The address that counts a view when it is requested with parameters. */
export const countUrlOf = ({ code }: Options): string =>
  `https://${code}.goatcounter.com/count`;

/**
 * Counts page views with GoatCounter.
 *
 * @returns nothing to run in the development server, which counts no views
 */
export default function visitCounterPlugin(options: Options): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return {
    name: 'visit-counter',
    ...clientScripts(__dirname, { first: ['countViews'] }),
    async contentLoaded({ actions }) {
      // It is a generated module, because global data would add the plugin's name and
      // React hooks to the first scripts.
      const endpoint = JSON.stringify(countUrlOf(options));
      await actions.createData('endpoint.js', `export default ${endpoint};\n`);
    },
  };
}

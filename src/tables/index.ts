import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import tableChart from './tableChart';
import tables from './tables';

/** Tables that scroll, sort and filter, and charts of their columns. */
export default function tablesPlugin(): Plugin {
  return {
    name: 'tables',
    ...clientScripts(__dirname, {
      first: ['tableTools'],
      styles: ['tables.css'],
    }),
  };
}

export const rehypePlugins = [tableChart, tables];

import type { Plugin } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { clientScripts } from '../shared/clientScripts';
import tableChart, { type Options } from './tableChart';
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

/** For the docs plugin. */
export const rehypePlugins = (options: Options): PluggableList => [
  () => tableChart(options),
  tables,
];

import type { Plugin } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { clientScripts } from '../shared/clientScripts';
import tables from './tables';

/** Tables that scroll, and whose rows are blocks on phones. */
export default function tablesPlugin(): Plugin {
  return {
    name: 'tables',
    ...clientScripts(__dirname, { styles: ['tables.css'] }),
  };
}

/** For the docs plugin. */
export const rehypePlugins: PluggableList = [tables];

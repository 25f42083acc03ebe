import type { Plugin } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { clientScripts } from '../shared/clientScripts';
import tables from './tables';

/** Makes tables scroll, and turns their rows into blocks on phones. */
export default function tablesPlugin(): Plugin {
  return {
    name: 'tables',
    ...clientScripts(__dirname, { styles: ['tables.css'] }),
  };
}

export const rehypePlugins: PluggableList = [tables];

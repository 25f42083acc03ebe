import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';

/**
 * Accessibility and the frame of the pages: plain addresses, the keyboard,
 * screen readers, and styles for print, for readers' settings and without
 * scripts.
 */
export default function readingPlugin(): Plugin {
  return {
    name: 'reading',
    ...clientScripts(__dirname, {
      first: [
        'plainAddress',
        'colorMode',
        'announcement',
        'menus',
        'versionLinks',
      ],
      modules: [
        'connection',
        'scrollers',
        'keyboardHelp',
        'routeAnnouncer',
        'doubleClick',
        'sameSection',
      ],
      styles: ['everyone.css', 'menus.css', 'noscript.css', 'print.css'],
    }),
  };
}

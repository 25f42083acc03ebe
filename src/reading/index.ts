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
<<<<<<< HEAD
        'doubleClick',
=======
        'sameSection',
>>>>>>> 5cfe0af (Enter waits for the answer to what is in the field; a result or a link of the page's own address scrolls; only a pointer that moved chooses; without a response the dialog says so and the page stays)
      ],
      styles: ['everyone.css', 'menus.css', 'noscript.css', 'print.css'],
    }),
  };
}

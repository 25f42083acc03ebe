import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';

/**
 * What reading takes beside the text: one address a page, the keyboard, words for
 * screen readers, and styles for paper, for pages without script and for readers'
 * own settings.
 */
export default function readingPlugin(): Plugin {
  const first = ['plainAddress', 'colorMode', 'announcement', 'menus'];
  return {
    name: 'reading',
    ...clientScripts(__dirname, {
      first,
      modules: [
        ...first,
        'connection',
        'scrollers',
        'keyboardHelp',
        'routeAnnouncer',
      ],
      styles: ['everyone.css', 'menus.css', 'noscript.css', 'print.css'],
    }),
  };
}

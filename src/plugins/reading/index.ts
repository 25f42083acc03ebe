import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { restoreSidebar } from './restoreSidebar';

/**
 * Accessibility and the frame of the pages: plain addresses, the keyboard,
 * screen readers, and styles for print, for readers' settings and without
 * scripts.
 */
export default function readingPlugin(): Plugin {
  return {
    name: 'reading',
    getThemePath: () => path.join(__dirname, 'theme'),
    ...clientScripts(__dirname, {
      first: [
        'plainAddress',
        'colorMode',
        'menus',
        'versionLinks',
        'preferredVersion',
        'sidebar',
        'sectionInView',
        'backToTop',
        'scrollers',
        'keyboardHelp',
      ],
      modules: ['connection', 'routeAnnouncer', 'doubleClick', 'sameSection'],
      styles: [
        'everyone.css',
        'menus.css',
        'sidebar.css',
        'noscript.css',
        'print.css',
      ],
    }),
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: `(${restoreSidebar.toString()})()` },
      ],
    }),
  };
}

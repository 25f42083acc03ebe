import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientScripts } from '../shared/clientScripts';
import { restoreSidebar } from './restoreSidebar';

/** A release of the product that the pages describe. */
export interface Release {
  /** Docusaurus's name of the version that documents it. */
  readonly version: string;
  readonly number: string;
  /** A date such as `2026-11-25`. */
  readonly published: string;
}

export interface Options {
  /** One release for each version of the pages. npm installs the newest one. */
  readonly releases: readonly Release[];
}

/**
 * Accessibility and the frame of the pages: plain addresses, keyboard, screen readers,
 * and styles for print, for readers' settings and for browsers without scripts.
 */
export default function readingPlugin(
  { siteConfig }: LoadContext,
  { releases }: Options,
): Plugin {
  const { announcementBar } = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'reading',
    getThemePath: () => path.join(__dirname, 'theme'),
    ...clientScripts(__dirname, {
      first: [
        'canonicalAddress',
        'colorMode',
        'announcement',
        'menus',
        'versionLinks',
        'preferredVersion',
        'sidebar',
        'sectionInView',
        'landing',
        'scrollers',
      ],
      styles: [
        'everyone.css',
        'menus.css',
        'sidebar.css',
        'noscript.css',
        'print.css',
      ],
    }),
    async contentLoaded({ actions }) {
      const announcement = { id: announcementBar?.id };
      const code = `export default ${JSON.stringify(announcement)};\n`;
      await actions.createData('announcement.js', code);
      const newestFirst = [...releases].sort((one, other) =>
        other.published.localeCompare(one.published),
      );
      await actions.createData(
        'releases.js',
        `export default ${JSON.stringify(newestFirst)};\n`,
      );
    },
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: `(${restoreSidebar.toString()})()` },
      ],
    }),
  };
}

import type { Plugin, Props } from '@docusaurus/types';

/** A plugin that works on the pages as they will be served. */
export interface PagesPlugin extends Plugin {
  /** Addresses that its scripts connect to: the pages' policy allows them. */
  readonly connect?: readonly string[];
  /** Called after `built-pages` has changed the pages for the last time. */
  readonly pagesFinished?: (site: Props) => Promise<void>;
}

/** An attribute of the styles in a page: the address of the sheet they are part of. */
export const STYLES_OF = 'data-href';

import type { Plugin, Props } from '@docusaurus/types';

/** A plugin that has to do with the pages as they will be served. */
export interface PagesPlugin extends Plugin {
  /** Addresses that its scripts ask, for the policy of the pages. */
  readonly connect?: readonly string[];
  /** Called after `built-pages` has changed the pages for the last time. */
  readonly pagesFinished?: (site: Props) => Promise<void>;
}

/** An attribute of the styles in a page: the address of the sheet they are part of. */
export const STYLES_OF = 'data-href';

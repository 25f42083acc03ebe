import type { Plugin, Props } from '@docusaurus/types';

/** A plugin that works on the pages as they will be served. */
export interface PagesPlugin extends Plugin {
  /** Addresses that its scripts connect to: the pages' policy allows them. */
  readonly connect?: readonly string[];
  /** Called first, to change the pages that Docusaurus has written. */
  readonly pagesWritten?: (site: Props) => Promise<void>;
  /** Called after `built-pages` has changed the pages for the last time. */
  readonly pagesFinished?: (site: Props) => Promise<void>;
}

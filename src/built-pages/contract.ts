import type { Plugin, Props } from '@docusaurus/types';

/** A plugin that does something with the pages as they will be served. */
export interface PagesPlugin extends Plugin {
  /** Called after `built-pages` has changed the pages for the last time. */
  readonly pagesFinished: (site: Props) => Promise<void>;
}

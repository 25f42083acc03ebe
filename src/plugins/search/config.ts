import config from '@generated/docusaurus.config';
import type { SearchOptions } from './options';

/*
 * The configuration, read without React's context: the dialog works before the app runs,
 * and without it.
 */

export const options = config.themeConfig.algolia as SearchOptions;

/** Path of the search page. */
export const SEARCH_PAGE =
  config.baseUrl + options.searchPagePath.replace(/^\//, '');

/** The search page's query parameter for the docs version. */
export const VERSION_PARAMETER = 'version';

/** The address of the search page with the results of a query in a docs version. */
export const searchLink = (query: string, version: string): string =>
  `${SEARCH_PAGE}?${new URLSearchParams({ q: query, [VERSION_PARAMETER]: version }).toString()}`;

import config from '@generated/docusaurus.config';
import type { SearchOptions } from './options';

/*
 * What the search knows of the site, without React: the dialog works where the app
 * does not run.
 */

export const options = config.themeConfig.algolia as SearchOptions;

/** The site's configured address, by which those of hits are understood. */
export const site = { url: config.url, baseUrl: config.baseUrl };

/** Path of the search page. */
export const SEARCH_PAGE =
  site.baseUrl + options.searchPagePath.replace(/^\//, '');

/** The query parameter of the search page for the version. */
export const VERSION_PARAMETER = 'version';

/** The address of the results of a query in a version. */
export const searchLink = (query: string, version: string): string =>
  `${SEARCH_PAGE}?${new URLSearchParams({ q: query, [VERSION_PARAMETER]: version }).toString()}`;

import config from '@generated/docusaurus.config';
import type { SearchOptions } from './options';

// Read without React's context, as the dialog works without the app.
export const options = config.themeConfig.algolia as SearchOptions & {
  readonly searchPagePath: string;
};

/** Path of the search page. */
export const SEARCH_PAGE = config.baseUrl + options.searchPagePath;

/** The search page's query parameter for the docs version. */
export const VERSION_PARAMETER = 'version';

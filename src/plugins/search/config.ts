import config from '@generated/docusaurus.config';
import generated from '@generated/search/default/indexes';
import type { SearchOptions } from './options';

// Read without React's context, as the dialog works without the app.
export const options = config.themeConfig.algolia as SearchOptions & {
  readonly searchPagePath: string;
};

/** The addresses of the embedded indexes, by docs version; none for an Algolia application. */
export const INDEXES = generated as Readonly<Partial<Record<string, string>>>;

/** Path of the search page. */
export const SEARCH_PAGE = config.baseUrl + options.searchPagePath;

/** The search page's query parameter for the docs version. */
export const VERSION_PARAMETER = 'version';

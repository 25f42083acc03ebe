import config from '@generated/docusaurus.config';
import generated from '@generated/search/default/indexes';
import type { SearchOptions } from './options';

// They are read without React's context, because the dialog works without the app.
export const options = config.themeConfig.algolia as SearchOptions & {
  readonly searchPagePath: string;
};

/** The addresses of the embedded indexes by docs version; none if Algolia is used. */
export const INDEXES = generated as Readonly<Partial<Record<string, string>>>;

/** Path of the search page. */
export const SEARCH_PAGE = config.baseUrl + options.searchPagePath;

/** The search page's query parameter for the docs version. */
export const VERSION_PARAMETER = 'version';

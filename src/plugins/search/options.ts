import type { ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';
import { EMBEDDED } from './contract';

/** Groups of words that find each other, in lower case. */
export type Synonyms = readonly (readonly string[])[];

/** Options of the plugin itself. */
export interface SearchPluginOptions {
  /** For the embedded index. */
  readonly synonyms: Synonyms;
}

/** An Algolia application with its search-only key, or the embedded index. */
export type Application = Readonly<
  Pick<ThemeConfigAlgolia, 'appId' | 'apiKey'>
>;

/** `themeConfig.algolia` (https://docusaurus.io/docs/search), with its defaults. */
export interface SearchOptions
  extends Application, Readonly<Pick<ThemeConfigAlgolia, 'indexName'>> {
  readonly contextualSearch: true;
  readonly searchPagePath: string;
  /** Whether clicks and views are reported to Algolia. */
  readonly insights: boolean;
  /** Whether recent and favorite searches are not stored in the browser. */
  readonly disableUserPersonalization: boolean;
  readonly maxResultsPerGroup: number;
  /** Address of the link "Let us know", with `{query}` for the query. */
  readonly missingResultsUrl: string | null;
}

/** `themeConfig.algolia` with its defaults. theme-search-algolia validates what it knows. */
export const searchOptions = (
  options: Pick<SearchOptions, 'appId' | 'apiKey' | 'indexName'> &
    Partial<SearchOptions>,
): SearchOptions => ({
  // Other versions have the same pages.
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
  disableUserPersonalization: false,
  maxResultsPerGroup: 5,
  missingResultsUrl: null,
  ...options,
});

/** Whether the embedded index is used. */
export const isEmbedded = ({ appId }: Pick<Application, 'appId'>): boolean =>
  appId === EMBEDDED;

/** The origins that the client connects to, for the Content-Security-Policy. */
export function hostsOf({
  appId,
  insights,
}: Pick<SearchOptions, 'appId' | 'insights'>): string[] {
  if (isEmbedded({ appId })) return [];
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map(
      (host) => `https://${appId}-${String(host)}.algolianet.com`,
    ),
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}

import type { ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';

/** Groups of words that find each other, in lower case. */
export type Synonyms = readonly (readonly string[])[];

/** The `appId` and `apiKey` that select the embedded index. */
export const EMBEDDED = 'embedded';

/** An Algolia application with its search-only key, or the embedded index. */
export type Application = Readonly<
  Pick<ThemeConfigAlgolia, 'appId' | 'apiKey'>
>;

/** `themeConfig.algolia` (https://docusaurus.io/docs/search). */
export interface SearchOptions
  extends Application, Readonly<Pick<ThemeConfigAlgolia, 'indexName'>> {
  /** Whether clicks and views are reported to Algolia. */
  readonly insights?: boolean;
  /** Whether recent and favorite searches are not stored in the browser. */
  readonly disableUserPersonalization?: boolean;
  /** The most results in the group of a page; the default is 5. */
  readonly maxResultsPerGroup?: number;
  /** Address of the link "Let us know", with `{query}` for the query. */
  readonly missingResultsUrl?: string;
}

export const isEmbedded = ({ appId }: Pick<Application, 'appId'>): boolean =>
  appId === EMBEDDED;

/** The origins that the client connects to, for the Content-Security-Policy. */
export function hostsOf({
  appId,
  insights = false,
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

/** The `docusaurus_tag` of a docs version, as in `getDocsVersionSearchTag`. */
export const searchTag = (version: string): string => `docs-default-${version}`;

/** The storage key of the choice that `/` does not open the search. */
export const SINGLE_KEYS = 'single-keys';

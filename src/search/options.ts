/** An Algolia application that answers instead of the embedded index. */
export interface Provider {
  readonly appId: string;
  /** The search-only key: it is published with the site. */
  readonly apiKey: string;
}

/** The search settings of the site. */
export interface SearchOptions {
  /** Without one the index that is embedded in the site answers. */
  readonly provider: Provider | null;
  readonly indexName: string;
  /** Whether only the version and language that one reads are searched. */
  readonly contextualSearch: boolean;
  readonly searchPagePath: string;
  /** Whether clicks and views are reported to Algolia; needs a provider. */
  readonly insights: boolean;
  /** Whether no search is remembered in the reader's browser. */
  readonly disableUserPersonalization: boolean;
  readonly maxResultsPerGroup: number;
  /** Address for "Let us know"; the query is put in place of `{query}`. */
  readonly missingResultsUrl: string | null;
}

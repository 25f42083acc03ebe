import type { ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';
import { EMBEDDED } from './contract';

/**
 * An Algolia application with its public search key, or the embedded index.
 */
export type Application = Readonly<
  Pick<ThemeConfigAlgolia, 'appId' | 'apiKey'>
>;

/** `themeConfig.algolia` (https://docusaurus.io/docs/search), with its defaults. */
export interface SearchOptions
  extends
    Application,
    Pick<ThemeConfigAlgolia, 'indexName' | 'contextualSearch'> {
  readonly searchPagePath: string;
  /** Whether clicks and views are reported to Algolia. */
  readonly insights: boolean;
  /** Whether no searches are stored in the browser. */
  readonly disableUserPersonalization: boolean;
  readonly maxResultsPerGroup: number;
  /** Address for "Let us know", with `{query}` for the query. */
  readonly missingResultsUrl: string | null;
}

/** Whether the embedded index is used. */
export const isEmbedded = ({ appId }: Pick<Application, 'appId'>): boolean =>
  appId === EMBEDDED;

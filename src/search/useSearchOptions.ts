import { useLocation } from '@docusaurus/router';
import {
  getDocsVersionSearchTag,
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import type { SearchOptions } from './options';

export const useSearchOptions = (): SearchOptions =>
  useAlgoliaThemeConfig().algolia as unknown as SearchOptions;

/** The parameter of the search page beside `q`. */
export const VERSION_PARAMETER = 'version';

/**
 * The version that the reader is in: the page's, else the one chosen last, else
 * the latest. The search page belongs to none, but its path is below that of
 * the latest, which Docusaurus takes for its version; it names one instead.
 */
export function useReadersVersion(): string {
  const { pathname } = useLocation();
  const searchPage = useSearchPage();
  const active = useActiveVersion(undefined);
  const chosen = useChosenVersion();
  return pathname === searchPage ? chosen : (active?.name ?? chosen);
}

/** The version that the address of the search page names, or the one chosen last. */
export function useChosenVersion(): string {
  const { search } = useLocation();
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const named = new URLSearchParams(search).get(VERSION_PARAMETER);
  const known = useVersions(undefined).find(({ name }) => name === named);
  return (known ?? preferredVersion ?? latest).name;
}

export const searchTag = (version: string): string =>
  getDocsVersionSearchTag('default', version);

export const useSearchPage = (): string =>
  useBaseUrl(useSearchOptions().searchPagePath);

/** Links to the search page, the query encoded. */
export function useSearchLink(): (query: string, version: string) => string {
  const page = useSearchPage();
  return (query, version) =>
    `${page}?${new URLSearchParams({ q: query, [VERSION_PARAMETER]: version }).toString()}`;
}

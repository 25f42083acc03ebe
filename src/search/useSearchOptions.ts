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

/** The query parameter of the search page for the version. */
export const VERSION_PARAMETER = 'version';

/**
 * The name of the page's version, else the preferred or the latest one.
 * Docusaurus counts the search page as a page of the latest version, because its
 * path begins like those; its query string names the version instead.
 */
export function useReadersVersion(): string {
  const { pathname } = useLocation();
  const searchPage = useSearchPage();
  const active = useActiveVersion(undefined);
  const chosen = useChosenVersion();
  return pathname === searchPage ? chosen : (active?.name ?? chosen);
}

/** The version in the address of the search page, or the preferred one. */
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

/** Returns a function for the address of search results. */
export function useSearchLink(): (query: string, version: string) => string {
  const page = useSearchPage();
  return (query, version) =>
    `${page}?${new URLSearchParams({ q: query, [VERSION_PARAMETER]: version }).toString()}`;
}

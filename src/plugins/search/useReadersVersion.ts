import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { SEARCH_PAGE, VERSION_PARAMETER } from './site';

/**
 * The name of the page's version, else the preferred or the latest one.
 * Docusaurus counts the search page as a page of the latest version, because its
 * path begins like those; its query string names the version instead.
 */
export function useReadersVersion(): string {
  const { pathname } = useLocation();
  const active = useActiveVersion(undefined);
  const chosen = useChosenVersion();
  return pathname === SEARCH_PAGE ? chosen : (active?.name ?? chosen);
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

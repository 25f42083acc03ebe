import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { SEARCH_PAGE, VERSION_PARAMETER } from './config';

/**
 * The name of the page's docs version, or else of the preferred or the latest one.
 * `useActiveVersion` gives the latest version for the search page, whose path begins
 * like those of its pages; the query string names the version instead.
 */
export function useReadersVersion(): string {
  const { pathname } = useLocation();
  const active = useActiveVersion(undefined);
  const chosen = useChosenVersion();
  return pathname === SEARCH_PAGE ? chosen : (active?.name ?? chosen);
}

/** The version in the query string, or else the preferred or the latest one. */
export function useChosenVersion(): string {
  const { search } = useLocation();
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const named = new URLSearchParams(search).get(VERSION_PARAMETER);
  const known = useVersions(undefined).find(({ name }) => name === named);
  return (known ?? preferredVersion ?? latest).name;
}

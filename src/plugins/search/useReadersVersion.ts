import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { SEARCH_PAGE, VERSION_PARAMETER } from './config';

/**
 * The name of the page's docs version. On the search page, it is the version in the query
 * string, or otherwise the preferred or latest one. There `useActiveVersion` would return
 * the latest version, because the path begins like those of its pages.
 */
export function useReadersVersion(): string {
  const { pathname, search } = useLocation();
  const active = useActiveVersion(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const named = new URLSearchParams(search).get(VERSION_PARAMETER);
  const known = useVersions(undefined).find(({ name }) => name === named);
  const chosen = known ?? preferredVersion ?? latest;
  return (pathname === SEARCH_PAGE ? chosen : (active ?? chosen)).name;
}

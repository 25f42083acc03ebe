import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { SEARCH_PAGE, VERSION_PARAMETER } from './config';

/**
 * The name of the page's docs version; of the search page, that in its query string, or else
 * the preferred or the latest one. `useActiveVersion` gives the latest version for the search
 * page, whose path begins like those of its pages.
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

import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Hits } from '../search/page/ResultList';
import { searchLink } from '../search/site';
import { useReadersVersion } from '../search/useReadersVersion';
import { useSearch } from '../search/useSearch';
import { pageOfAddress } from './pageOfAddress';
import { wordsOfAddress } from './wordsOfAddress';

const MOST_SUGGESTIONS = 5;

/** The page that the address means, and what the search finds for its words. */
export default function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  const version = useReadersVersion();
  const versions = useVersions(undefined);
  const meant = pageOfAddress(pathname, versions, useBaseUrl('/'));
  const known = versions.find(({ name }) => name === version);
  const query = wordsOfAddress(pathname, known?.path ?? '/');
  const { result, status } = useSearch(query, version);
  const hits =
    status === 'error' ? [] : (result?.hits.slice(0, MOST_SUGGESTIONS) ?? []);
  return (
    <>
      {meant && (
        <p>
          The page for {meant.label} is{' '}
          <Link to={meant.path}>{meant.path}</Link>.
        </p>
      )}
      {status !== 'error' && (
        <p role="status">
          {query === '' || result?.nbHits === 0
            ? 'No page has a similar address.'
            : hits.length > 0 && 'Similar to this address:'}
        </p>
      )}
      {hits.length > 0 && (
        <>
          <Hits hits={hits} />
          <p>
            <Link to={searchLink(query, version)}>
              All results for “{query}”
            </Link>
          </p>
        </>
      )}
    </>
  );
}

import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { useSearch } from '../search/useSearch';
import { useReadersVersion, useSearchLink } from '../search/useSearchOptions';
import { Hits } from '../search/page/ResultList';
import { wordsOfAddress } from './wordsOfAddress';

const MOST_SUGGESTIONS = 5;

/** Search results for the words of the address, in its version. */
export default function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  const version = useReadersVersion();
  const known = useVersions(undefined).find(({ name }) => name === version);
  const query = wordsOfAddress(pathname, known?.path ?? '/');
  const { result, status } = useSearch(query, version);
  const searchLink = useSearchLink();
  const hits = result?.hits.slice(0, MOST_SUGGESTIONS) ?? [];
  if (status === 'error') return null;
  return (
    <>
      <p role="status">
        {query === '' || result?.nbHits === 0
          ? 'No page has a similar address.'
          : hits.length > 0 && 'Similar to this address:'}
      </p>
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

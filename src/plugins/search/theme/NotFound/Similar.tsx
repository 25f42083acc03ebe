import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { Hits } from '../../page/ResultList';
import { wordsOfAddress } from '../../page/wordsOfAddress';
import { searchLink } from '../../config';
import { useReadersVersion } from '../../useReadersVersion';
import { useSearch } from '../../useSearch';

const MAX_HITS = 5;

/** Search results for the words of an unknown address. */
export default function Similar(): ReactNode {
  const { pathname } = useLocation();
  const version = useReadersVersion();
  const known = useVersions(undefined).find(({ name }) => name === version);
  const query = wordsOfAddress(pathname, known?.path ?? '/');
  const { result, status } = useSearch(query, version);
  if (status === 'error') return null;
  const hits = result?.hits.slice(0, MAX_HITS) ?? [];
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

import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Similar from '@theme/NotFound/Similar';
import type { ReactNode } from 'react';
import { pageOfAddress } from './pageOfAddress';

/** The page that the address means, and similar ones. */
export default function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  const meant = pageOfAddress(
    pathname,
    useVersions(undefined),
    useBaseUrl('/'),
  );
  return (
    <>
      {meant && (
        <p>
          The page for {meant.label} is{' '}
          <Link to={meant.path}>{meant.path}</Link>.
        </p>
      )}
      <Similar />
    </>
  );
}

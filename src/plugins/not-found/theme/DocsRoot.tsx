import { useLocation } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import DocsRoot from '@theme-init/DocsRoot';
import type DocsRootType from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';
import type { WrapperProps } from '@docusaurus/types';
import type { ReactElement } from 'react';

/**
 * Shows the not-found page for unknown addresses below a version, and for those
 * that differ from a page's only in case: the router ignores case, hosts do
 * not.
 */
export default function DocsRootWrapper(
  props: WrapperProps<typeof DocsRootType>,
): ReactElement {
  const pathname = plain(useLocation().pathname);
  const paths = useVersions(undefined).flatMap(({ docs }) =>
    docs.map(({ path }) => plain(path)),
  );
  return paths.includes(pathname) ? <DocsRoot {...props} /> : <NotFound />;
}

const plain = (path: string): string => path.replace(/\/$/, '');

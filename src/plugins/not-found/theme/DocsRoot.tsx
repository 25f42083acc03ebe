import { useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-init/DocsRoot';
import type DocsRootType from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';
import type { WrapperProps } from '@docusaurus/types';
import type { ReactElement } from 'react';

type Props = WrapperProps<typeof DocsRootType>;

type Routes = NonNullable<NonNullable<Props['route']>['routes']>;

/**
 * Shows the not-found page for unknown addresses below a version, and for those
 * that differ from a page's only in case: the router ignores case, hosts do
 * not.
 */
export default function DocsRootWrapper(props: Props): ReactElement {
  const paths = pathsOf(props.route?.routes ?? []);
  return paths.includes(plain(useLocation().pathname)) ? (
    <DocsRoot {...props} />
  ) : (
    <NotFound />
  );
}

/** Of documents, and of what Docusaurus makes beside them, such as indexes. */
const pathsOf = (routes: Routes): string[] =>
  routes.flatMap(({ path, routes: inner }) =>
    inner ? pathsOf(inner) : typeof path === 'string' ? plain(path) : [],
  );

const plain = (path: string): string => path.replace(/\/$/, '');

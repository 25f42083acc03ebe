import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type NotFoundType from '@theme/NotFound';
import NotFound from '@theme-original/NotFound';
import type { ReactNode } from 'react';

const ROUTES = [{ path: '*', component: NotFound as typeof NotFoundType }];

/**
 * The not-found page is prerendered once for all addresses. So the first render
 * in the browser must ignore the address, too: otherwise the version menu would
 * show another version, and hydration would fail.
 */
export default function NotFoundWrapper(): ReactNode {
  const location = useLocation();
  const pathname = useBaseUrl('/404.html');
  return renderRoutes(
    ROUTES,
    {},
    { location: useIsBrowser() ? location : { ...location, pathname } },
  );
}

import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Content from '@theme/NotFound/Content';
import type { ReactNode } from 'react';

const ROUTES = [{ path: '*', component: NotFound }];

function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Layout>
        <Content />
      </Layout>
    </>
  );
}

/**
 * The not-found page is prerendered once for all addresses. So the first render
 * in the browser must ignore the address, too: otherwise the version menu would
 * show another version, and hydration would fail.
 *
 * Ejected: `@theme-init/NotFound` is the fallback of Docusaurus, not the theme's.
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

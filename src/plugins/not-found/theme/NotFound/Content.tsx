import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, Suspense, type ReactElement } from 'react';
import { TEXT_ID } from '../../../reading/contract';
import PageLinks from '../../../shared/PageLinks';
import styles from '../../styles.module.css';

// Lazy, as the not-found page is part of every docs page's scripts.
const Similar = lazy(() =>
  import(/* webpackChunkName: "not-found" */ '@theme/NotFound/Similar').catch(
    () => ({ default: () => null }),
  ),
);

/**
 * Names the address that was not found, and suggests pages.
 *
 * Ejected: a wrapper cannot replace the original's text.
 */
export default function NotFoundContent({ className }: Props): ReactElement {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  // The page is prerendered once, for all addresses.
  const isBrowser = useIsBrowser();
  return (
    <main id={TEXT_ID} className={clsx('container margin-vert--xl', className)}>
      <div className={styles.content}>
        <Heading as="h1">Page Not Found</Heading>
        <p>
          {isBrowser ? (
            <>
              There is no page at{' '}
              <code className={styles.address} translate="no">
                {pathname}
              </code>
              .
            </>
          ) : (
            'There is no page at this address.'
          )}
        </p>
        {isBrowser && (
          <Suspense>
            <Similar />
          </Suspense>
        )}
        <Heading as="h2">All pages of {latest.label}</Heading>
        <PageLinks version={latest} />
      </div>
    </main>
  );
}

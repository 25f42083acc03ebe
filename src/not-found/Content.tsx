import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, Suspense, type ReactElement } from 'react';
import PageLinks from '../shared/PageLinks';
import styles from './styles.module.css';

// Every docs page holds the not-found page, too: the search comes with it.
const Suggestions = lazy(() =>
  import(/* webpackChunkName: "not-found" */ './Suggestions').catch(() => ({
    default: () => null,
  })),
);

/**
 * Says what was not found, and where to go on.
 *
 * Ejected: a wrapper could only add to the original's text, not replace it.
 */
export default function NotFoundContent({ className }: Props): ReactElement {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  // It is prerendered once, for all addresses.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className={styles.content}>
        <Heading as="h1">Page Not Found</Heading>
        <p>
          {isBrowser ? (
            <>
              There is no page at{' '}
              <code className={styles.address}>{pathname}</code>.
            </>
          ) : (
            'There is no page at this address.'
          )}
        </p>
        {isBrowser && (
          <Suspense>
            <Suggestions />
          </Suspense>
        )}
        <Heading as="h2">All pages of {latest.label}</Heading>
        <PageLinks version={latest} />
      </div>
    </main>
  );
}

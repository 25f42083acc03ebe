import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactElement } from 'react';
import { TEXT_ID } from '../../../reading/textId';
import PageLinks from '../../../shared/PageLinks';

/**
 * Lists the pages of the latest version. The search is in the navbar.
 *
 * Ejected: a wrapper cannot replace the original's text.
 */
export default function NotFoundContent({ className }: Props): ReactElement {
  const latest = useLatestVersion(undefined);
  return (
    <main id={TEXT_ID} className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address.</p>
      <Heading as="h2">All pages of {latest.label}</Heading>
      <PageLinks version={latest} />
    </main>
  );
}

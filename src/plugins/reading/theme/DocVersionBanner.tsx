// Ejected: the original names versions of the documentation instead of releases, and
// sends readers of unreleased pages to older ones.
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { releaseOf, RELEASES } from '../releases';

/**
 * Names the release that a page is about and the release that npm installs. It links to
 * the same page of the other version, or to its first page, in one line on a phone.
 */
export default function DocVersionBanner({ className }: Props): ReactNode {
  const { version, banner, isLast } = useDocsVersion();
  const { alternateDocVersions } = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const latest = versions.find((each) => each.isLast);
  const [installed] = RELEASES;
  const about = releaseOf(version);
  const isInstalled = about.number === installed.number;
  if (isLast && isInstalled) return null;
  const pathIn = (name: string): string =>
    alternateDocVersions[name]?.path ??
    versions.find((each) => each.name === name)?.path ??
    '/';
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert margin-bottom--md',
        banner === 'unmaintained' ? 'alert--warning' : 'alert--secondary',
      )}
      role={banner === null ? undefined : 'alert'}
    >
      For <b>{about.number}</b>
      {banner === 'unmaintained' && ', which is no longer actively maintained'}
      {isInstalled ? (
        <>
          , which npm installs.{' '}
          {latest && (
            <Link to={pathIn(latest.name)}>
              See {releaseOf(latest.name).number}
            </Link>
          )}
        </>
      ) : (
        <>
          . npm installs <b>{installed.number}</b>:{' '}
          <Link to={pathIn(installed.version)}>see {installed.number}</Link>
        </>
      )}
    </div>
  );
}

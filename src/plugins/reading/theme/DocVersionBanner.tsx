// Ejected: the original names versions of the documentation, not what they are about,
// and sends readers of unreleased pages to older ones.
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { releaseOf, RELEASES } from '../releases';

/**
 * Says which release a page is about and which one npm installs, with a link to the
 * same page about that one.
 */
export default function DocVersionBanner({ className }: Props): ReactNode {
  const { version, banner, isLast, pluginId } = useDocsVersion();
  const latest = useVersions(pluginId).find((each) => each.isLast);
  const [installed] = RELEASES;
  const about = releaseOf(version);
  const isInstalled = about?.number === installed.number;
  if (about === undefined || (isLast && isInstalled)) return null;
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
      <About banner={banner} number={about.number} />{' '}
      {isInstalled ? (
        <Translate id="reading.banner.installed">
          npm installs this version.
        </Translate>
      ) : (
        <Translate
          id="reading.banner.other"
          values={{
            number: <b>{installed.number}</b>,
            page: (
              <SamePage version={installed.version}>
                <Translate
                  id="reading.banner.page"
                  values={{ number: installed.number }}
                >
                  {'this page for {number}'}
                </Translate>
              </SamePage>
            ),
          }}
        >
          {'npm installs {number}: see {page}.'}
        </Translate>
      )}
      {!isLast && latest && (
        <>
          {' '}
          <Translate
            id="reading.banner.latest"
            values={{
              number: releaseOf(latest.name)?.number ?? latest.label,
              latest: (
                <SamePage version={latest.name}>
                  <Translate id="theme.docs.versions.latestVersionLinkLabel">
                    latest version
                  </Translate>
                </SamePage>
              ),
            }}
          >
            {'Of the released documentation, the {latest} is about {number}.'}
          </Translate>
        </>
      )}
    </div>
  );
}

interface AboutProps {
  readonly banner: ReturnType<typeof useDocsVersion>['banner'];
  readonly number: string;
}

/** What the page is about, in the theme's words. */
function About({ banner, number }: AboutProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const values = { siteTitle: siteConfig.title, versionLabel: <b>{number}</b> };
  if (banner === 'unreleased')
    return (
      <Translate
        id="theme.docs.versions.unreleasedVersionLabel"
        values={values}
      >
        {'This is unreleased documentation for {siteTitle} {versionLabel}.'}
      </Translate>
    );
  if (banner === 'unmaintained')
    return (
      <Translate
        id="theme.docs.versions.unmaintainedVersionLabel"
        values={values}
      >
        {
          'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
        }
      </Translate>
    );
  return (
    <Translate id="reading.banner.about" values={values}>
      {'This is documentation for {siteTitle} {versionLabel}.'}
    </Translate>
  );
}

interface SamePageProps {
  readonly version: string;
  readonly children: ReactNode;
}

/** A link to the page in another version, or to the first page of that version. */
function SamePage({ version, children }: SamePageProps): ReactNode {
  const { pluginId } = useDocsVersion();
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const other = useVersions(pluginId).find(({ name }) => name === version);
  const page = alternateDocVersions[version]?.path ?? other?.path ?? '/';
  return (
    <Link to={page} onClick={() => savePreferredVersionName(version)}>
      {children}
    </Link>
  );
}

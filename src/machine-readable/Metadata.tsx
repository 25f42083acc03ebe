import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactElement } from 'react';
import { cardPath } from './cardPath';
import { mirrorPath, pagePath } from '../shared/addresses';

/** Adds structured data, the social card and a link to the Markdown. */
export default function MetadataWrapper(): ReactElement {
  const { permalink, source } = useDoc().metadata;
  return (
    <>
      <Metadata />
      <PageMetadata image={cardPath(source)} />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={mirrorPath(permalink)}
        />
        <script type="application/ld+json">
          {JSON.stringify(useArticleData())}
        </script>
      </Head>
    </>
  );
}

/** The page as an article on a version (https://schema.org/TechArticle). */
function useArticleData(): object {
  const { title, description, permalink, version, lastUpdatedAt } =
    useDoc().metadata;
  const { siteConfig } = useDocusaurusContext();
  const { url, baseUrl, customFields } = siteConfig;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: new URL(pagePath(permalink, baseUrl), url).href,
    inLanguage: 'en',
    ...(typeof lastUpdatedAt === 'number' && {
      dateModified: new Date(lastUpdatedAt).toISOString(),
    }),
    about: {
      '@type': 'SoftwareSourceCode',
      name: siteConfig.title,
      codeRepository: customFields?.repository,
      programmingLanguage: 'JavaScript',
      runtimePlatform: 'Node.js',
      ...(version !== 'current' && { version }),
    },
  };
}

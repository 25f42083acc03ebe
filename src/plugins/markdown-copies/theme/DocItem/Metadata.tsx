import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-init/DocItem/Metadata';
import type { ReactElement } from 'react';
import generated from '@generated/markdown-copies/default/options';
import { copyPath, pagePath } from '../../../shared/addresses';
import { jsonForScript } from '../../../shared/markup';

const { about } = generated as { readonly about: object };

/** Adds structured data and a link to the Markdown. */
export default function MetadataWrapper(): ReactElement {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={copyPath(permalink)} />
        <script type="application/ld+json">
          {jsonForScript(useArticleData())}
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
  const { url, baseUrl } = siteConfig;
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
    about: { ...about, ...(version !== 'current' && { version }) },
  };
}

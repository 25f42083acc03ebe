import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactElement } from 'react';
import { mirrorPath } from '../../../addresses';
import { articleData } from './articleData';

/** Tells programs what the page is, and where they find it as Markdown. */
export default function MetadataWrapper(): ReactElement {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Metadata />
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={mirrorPath(metadata.permalink)}
        />
        <script type="application/ld+json">
          {JSON.stringify(articleData(metadata, siteConfig))}
        </script>
      </Head>
    </>
  );
}

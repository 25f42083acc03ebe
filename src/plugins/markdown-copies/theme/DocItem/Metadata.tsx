import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-init/DocItem/Metadata';
import type { ReactElement } from 'react';
import { copyPath } from '../../../shared/addresses';

export default function MetadataWrapper(): ReactElement {
  const { permalink } = useDoc().metadata;
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={copyPath(permalink)} />
      </Head>
    </>
  );
}

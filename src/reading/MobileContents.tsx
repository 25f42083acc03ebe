import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MobileContents from '@theme-original/DocItem/TOC/Mobile';
import TOCItems from '@theme/TOCItems';
import type { ReactElement } from 'react';

/** Adds a table of contents that works without scripts. */
export default function MobileContentsWrapper(): ReactElement {
  const { toc } = useDoc();
  return (
    <>
      <MobileContents />
      <noscript>
        <details className="no-script-contents">
          <summary>On this page</summary>
          <TOCItems toc={toc} className="" />
        </details>
      </noscript>
    </>
  );
}

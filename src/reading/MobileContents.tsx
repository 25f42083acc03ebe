import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MobileContents from '@theme-original/DocItem/TOC/Mobile';
import TOCItems from '@theme/TOCItems';
import type { ReactElement } from 'react';

/** Adds contents that open without script; the original's need one. */
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

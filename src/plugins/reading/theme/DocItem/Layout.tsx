// Ejected: the original has the contents twice. Those beside the article come after it
// in the HTML.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOC from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactElement } from 'react';
import { TEXT_ID } from '../../textId';

/** A page: its contents, then its text, in the order of the Tab key. */
export default function DocItemLayout({ children }: Props): ReactElement {
  const { metadata, toc } = useDoc();
  return (
    <div className="row">
      {toc.length > 0 && <DocItemTOC />}
      <div className={clsx('col', styles.docItemCol)}>
        <div id={TEXT_ID} />
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
    </div>
  );
}

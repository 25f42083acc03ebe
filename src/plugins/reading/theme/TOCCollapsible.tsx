// Ejected: the original opens with React only, this by the browser.
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactElement } from 'react';

/** What is on a page, where there is no room beside it. */
const Contents = ({ className, ...toc }: Props): ReactElement => (
  <details className={clsx('page-contents', className)}>
    <summary>On this page</summary>
    <TOCItems {...toc} className="" />
  </details>
);

export default Contents;

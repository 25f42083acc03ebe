// Ejected: the original is no landmark, and another component stands for it on narrow
// screens, where it opens with React only. The browser opens this one.
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactElement } from 'react';

const LIST_ID = 'contents';

/**
 * What is on a page: a list beside the text, or on narrow screens a bar with the name
 * of the section in view (`client/sectionInView`), which opens the list.
 */
const TOC = ({ className, ...toc }: Props): ReactElement => (
  <nav
    className={clsx('page-contents col col--3', className)}
    aria-label="On this page"
  >
    <button type="button" className="clean-btn" popoverTarget={LIST_ID}>
      On this page
    </button>
    <div id={LIST_ID} popover="auto" className="thin-scrollbar">
      <TOCItems {...toc} linkClassName="table-of-contents__link" />
    </div>
  </nav>
);

export default TOC;

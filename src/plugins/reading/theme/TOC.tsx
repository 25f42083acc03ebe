// Ejected: the original is not a landmark. On narrow screens another component replaces
// it, which needs React to open. The browser opens this one.
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactElement } from 'react';

const LIST_ID = 'contents';

/**
 * The table of contents: a list beside the text. On narrow screens, a bar with the name
 * of the section in view (`client/sectionInView`) opens the list.
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

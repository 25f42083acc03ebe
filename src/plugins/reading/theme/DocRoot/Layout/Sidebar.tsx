// Ejected: the original needs React to hide the sidebar, and shows it again on the next
// document. Here `client/sidebar` hides it with an attribute of the page.
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import type { ReactElement } from 'react';

/** The list of pages beside the text, and the button that shows a hidden list. */
export default function Sidebar({ sidebar }: Props): ReactElement {
  const { pathname } = useLocation();
  return (
    <aside
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        styles.docSidebarContainer,
      )}
    >
      <div className={styles.sidebarViewport}>
        <div className="sidebar-content">
          <DocSidebar
            sidebar={sidebar}
            path={pathname}
            onCollapse={leaveToScript}
            isHidden={false}
          />
        </div>
        <button
          type="button"
          className="clean-btn sidebar-expand"
          title="Expand sidebar"
          aria-label="Expand sidebar"
        >
          <IconArrow />
        </button>
      </div>
    </aside>
  );
}

const leaveToScript = (): void => undefined;

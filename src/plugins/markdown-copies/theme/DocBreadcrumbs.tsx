import {
  useActiveDocContext,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactElement } from 'react';
import { copyPath } from '../../shared/addresses';

/**
 * Adds the page as Markdown, to view or copy (see `client/copyPage`). The index of a
 * category has none.
 */
export default function DocBreadcrumbsWrapper(): ReactElement {
  const { activeDoc } = useActiveDocContext(undefined);
  const path = useSidebarBreadcrumbs();
  // One that is only the page itself leads nowhere.
  const breadcrumbs = path && path.length > 1 && <DocBreadcrumbs />;
  if (!activeDoc) return <>{breadcrumbs}</>;
  return (
    <div className="page-head">
      {breadcrumbs}
      <div className="page-tools">
        <a href={copyPath(activeDoc.path)}>View as Markdown</a>
        <button type="button" className="code-button copy-page">
          Copy page
        </button>
      </div>
    </div>
  );
}

import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactElement } from 'react';
import { copyPath } from '../../shared/addresses';

/**
 * Adds the page as Markdown, to view or copy (see `client/copyPage`). The index of a
 * category has none.
 */
export default function DocBreadcrumbsWrapper(): ReactElement {
  const { activeDoc } = useActiveDocContext(undefined);
  if (!activeDoc) return <DocBreadcrumbs />;
  return (
    <div className="page-head">
      <DocBreadcrumbs />
      <div className="page-tools">
        <a href={copyPath(activeDoc.path)}>View as Markdown</a>
        <button type="button" className="code-button copy-page">
          Copy page
        </button>
      </div>
    </div>
  );
}

import {
  useActiveDocContext,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactElement } from 'react';
import { copyPath } from '../../shared/addresses';

/** Adds a link to the page as Markdown. The index of a category has none. */
export default function DocBreadcrumbsWrapper(): ReactElement {
  const { activeDoc } = useActiveDocContext(undefined);
  const path = useSidebarBreadcrumbs();
  // A single breadcrumb is the page itself and leads nowhere.
  const breadcrumbs = path && path.length > 1 && <DocBreadcrumbs />;
  return (
    <>
      {breadcrumbs}
      {activeDoc && (
        <a className="markdown-link" href={copyPath(activeDoc.path)}>
          View as Markdown
        </a>
      )}
    </>
  );
}

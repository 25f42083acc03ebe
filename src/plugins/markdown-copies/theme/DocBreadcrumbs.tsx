// Ejected: the sidebar says where a page is. This link takes the place of the breadcrumbs.
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { copyPath } from '../../shared/addresses';

/** A link to the page as Markdown. The index of a category has none. */
export default function MarkdownLink(): ReactNode {
  const { activeDoc } = useActiveDocContext(undefined);
  return (
    activeDoc && (
      <a className="markdown-link" href={copyPath(activeDoc.path)}>
        View as Markdown
      </a>
    )
  );
}

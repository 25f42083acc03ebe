import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import type { ReactElement } from 'react';
import { mirrorPath } from '../../shared/addresses';

/** Adds the page as Markdown, to view or copy (see `client/copyPage`). */
export default function DocBreadcrumbsWrapper(): ReactElement {
  const { metadata } = useDoc();
  return (
    <div className="page-head">
      <DocBreadcrumbs />
      <div className="page-tools">
        <a href={mirrorPath(metadata.permalink)}>View as Markdown</a>
        {/* A click before hydration changes its text. */}
        <button
          type="button"
          className="code-button copy-page"
          suppressHydrationWarning
        >
          Copy page
        </button>
      </div>
    </div>
  );
}

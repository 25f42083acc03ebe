import type { HTMLAttributes, ReactElement } from 'react';
import MDXComponents from '@theme-init/MDXComponents';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'figure';
  readonly html: string;
}

/** Content that was rendered at build: see `code-examples/staticHtml`. */
function StaticHtml({ as: Tag, html, ...attributes }: Props): ReactElement {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

export default { ...MDXComponents, 'static-html': StaticHtml };

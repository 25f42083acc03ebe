import type { HTMLAttributes, ReactElement } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'figure';
  readonly html: string;
}

/** An element whose content was rendered at build: see `code-blocks/staticHtml`. */
export default function StaticHtml({
  as: Tag,
  html,
  ...attributes
}: Props): ReactElement {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

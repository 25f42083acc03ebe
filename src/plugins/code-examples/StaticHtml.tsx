import type { HTMLAttributes, ReactElement } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'figure';
  readonly html: string;
}

/** Content that was rendered at build: see `code-examples/staticHtml`. */
export default function StaticHtml(props: Props): ReactElement {
  const { as: Tag, html, ...attributes } = props;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

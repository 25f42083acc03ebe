// Ejected: the original shows its content by React only.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Details';

/** What is folded: the browser opens it, also to find text in it, and for a link into it. */
export default function Details({
  summary,
  children,
  ...props
}: Props): ReactNode {
  return (
    <details {...props}>
      {summary}
      {children}
    </details>
  );
}

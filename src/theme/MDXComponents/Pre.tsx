// Ejected: the original drops the element, because its CodeBlock draws one.
import type { ComponentProps, ReactElement } from 'react';

export default function MDXPre(props: ComponentProps<'pre'>): ReactElement {
  return <pre {...props} />;
}

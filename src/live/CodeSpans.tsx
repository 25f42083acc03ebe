import type { ReactNode } from 'react';

/** Draws a sentence with code between backticks, as Markdown writes it. */
export default function CodeSpans({
  children,
}: {
  readonly children: string;
}): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}

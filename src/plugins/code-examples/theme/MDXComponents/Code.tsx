// Ejected: the original highlights blocks in the browser; ours are highlighted
// at build (code-examples/codeBlocks).
import type { ComponentProps, ReactElement } from 'react';
import { wordsOf } from '../../words';

/** Inline code, whose lines break at spaces and after `/`. */
export default function MDXCode({
  children,
  ...props
}: ComponentProps<'code'>): ReactElement {
  return (
    // Names of options and packages must not be translated.
    <code translate="no" {...props}>
      {typeof children === 'string'
        ? wordsOf(children).map(({ text, isFragile }, index) =>
            isFragile ? <span key={index}>{text}</span> : text,
          )
        : children}
    </code>
  );
}

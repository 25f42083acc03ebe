// Ejected: the original highlights blocks in the browser; ours are highlighted
// at build (code-examples/codeBlocks).
import type { ComponentProps, ReactElement } from 'react';
import { splitAtFragileWords } from '../../words';

/** Inline code, whose lines break at spaces and after `/`. */
export default function MDXCode({
  children,
  ...props
}: ComponentProps<'code'>): ReactElement {
  return (
    // Names of options and packages must not be translated.
    <code translate="no" {...props}>
      {typeof children === 'string'
        ? splitAtFragileWords(children).map((text, index) =>
            index % 2 ? <span key={index}>{text}</span> : text,
          )
        : children}
    </code>
  );
}

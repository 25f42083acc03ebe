// Ejected: the original highlights blocks in the browser. code-examples/codeBlocks
// highlights them at build.
import { type ComponentProps, Fragment, type ReactElement } from 'react';

/** Characters at which browsers would break a name, such as that of an option. */
const BREAKING = /[-|?]/;

/** Inline code, whose lines break at spaces and after `/`. */
export default function MDXCode({
  children,
  ...props
}: ComponentProps<'code'>): ReactElement {
  const words =
    typeof children === 'string'
      ? children.split(/(?<=[\s/])|(?=\s)/)
      : [children];
  return (
    // Names of options and packages must not be translated.
    <code translate="no" {...props}>
      {words.map((word, index) =>
        typeof word === 'string' && BREAKING.test(word) ? (
          <span key={index}>{word}</span>
        ) : (
          <Fragment key={index}>{word}</Fragment>
        ),
      )}
    </code>
  );
}

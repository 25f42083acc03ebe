// Ejected: the original highlights blocks in the browser; ours are highlighted
// at build (code-examples/codeBlocks).
import type { ComponentProps, ReactElement } from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactElement {
  // Names of options and packages must not be translated.
  return <code translate="no" {...props} />;
}

// Ejected: the original decides in the browser whether code is a block and
// highlights it there; ours is highlighted at build (src/code-blocks/codeBlocks).
import type { ComponentProps, ReactElement } from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactElement {
  // Names of options and packages have no translation.
  return <code translate="no" {...props} />;
}

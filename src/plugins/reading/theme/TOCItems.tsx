import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-init/TOCItems';
import type { ReactNode } from 'react';
import { markup } from '../../shared/markup';
import { isCamelCase } from '../../shared/text';

/** The contents. Names of options are not translated. */
export default function Toc({ toc, ...props }: Props): ReactNode {
  const items = toc.map((item) => ({
    ...item,
    value: isCamelCase(item.value)
      ? String(markup`<span translate="no">${item.value}</span>`)
      : item.value,
  }));
  // `client/sectionInView`, not React, marks the section that is being read.
  return <TOCItems {...props} toc={items} linkActiveClassName={undefined} />;
}

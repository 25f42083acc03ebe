import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';
import { type ReactNode, useMemo } from 'react';

/** The contents, where long names break between their words. */
export default function Toc({ toc, ...props }: Props): ReactNode {
  const items = useMemo(
    () => toc.map((item) => ({ ...item, value: breakable(item.value) })),
    [toc],
  );
  return <TOCItems {...props} toc={items} />;
}

/**
 * Lets a name in camelCase break before its capitals. It is copied as it is, as no
 * character is added.
 *
 * @param html whose tags stay as they are
 */
const breakable = (html: string): string =>
  html.replace(/(\p{Ll})(?=\p{Lu})(?![^<]*>)/gu, '$1<wbr>');

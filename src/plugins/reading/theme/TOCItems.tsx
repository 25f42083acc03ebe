import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-init/TOCItems';
import type { ReactNode } from 'react';
import { Markup, markup } from '../../shared/markup';
import { isCamelCase } from '../../shared/text';

/**
 * The contents, where names of options break between their words, and are not
 * translated.
 */
export default function Toc({ toc, ...props }: Props): ReactNode {
  const items = toc.map((item) => ({ ...item, value: drawn(item.value) }));
  // `client/sectionInView` marks the section that is read, not React.
  return <TOCItems {...props} toc={items} linkActiveClassName={undefined} />;
}

function drawn(name: string): string {
  const value = breakable(name);
  return isCamelCase(name)
    ? String(markup`<span translate="no">${new Markup(value)}</span>`)
    : value;
}

/**
 * Lets a name in camelCase break before its capitals. It is copied as it is, as no
 * character is added.
 *
 * @param html whose tags stay as they are
 */
const breakable = (html: string): string =>
  html.replace(/(\p{Ll})(?=\p{Lu})(?![^<]*>)/gu, '$1<wbr>');

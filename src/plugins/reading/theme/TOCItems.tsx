import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-init/TOCItems';
import type { ReactNode } from 'react';
import { Markup, markup } from '../../shared/markup';
import { isCamelCase } from '../../shared/text';

/** The contents. Names of options break between their words, and are not translated. */
export default function Toc({ toc, ...props }: Props): ReactNode {
  const items = toc.map((item) => ({ ...item, value: drawn(item.value) }));
  // `client/sectionInView`, not React, marks the section that is being read.
  return <TOCItems {...props} toc={items} linkActiveClassName={undefined} />;
}

function drawn(name: string): string {
  const value = breakable(name);
  return isCamelCase(name)
    ? String(markup`<span translate="no">${new Markup(value)}</span>`)
    : value;
}

/**
 * Lets a name in camelCase break before its capitals. No character is added, so readers
 * copy the name as it is.
 *
 * @param html HTML, whose tags do not change
 */
const breakable = (html: string): string =>
  html.replace(/(\p{Ll})(?=\p{Lu})(?![^<]*>)/gu, '$1<wbr>');

import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';

/**
 * Serializes an element's content, so that React neither creates nor hydrates
 * it node by node: a highlighted block is hundreds of elements that never
 * change. The content must not have links. `theme/MDXComponents` renders it.
 */
export const staticHtml = ({
  tagName,
  properties,
  children,
}: Element): Element => ({
  type: 'element',
  tagName: 'static-html',
  properties: { ...properties, as: tagName, html: toHtml(children) },
  children: [],
});

import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';

/**
 * Turns an element's content into one string of HTML, which React neither
 * builds node by node nor compares when it takes over the page. For content
 * without links: a highlighted block is hundreds of elements that never change.
 * `theme/MDXComponents` draws it.
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

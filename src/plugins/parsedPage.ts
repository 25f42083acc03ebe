import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/**
 * Parses a page as a browser does in which scripts are off, so that what is in
 * `<noscript>` is elements, too. In others it is a text that nothing executes.
 */
export const parsePage = (html: string): DefaultTreeAdapterTypes.Document =>
  parse(html, { scriptingEnabled: false });

/** What a node holds, or, of a template, what it keeps. */
export function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

import { serialize } from 'parse5';
import { childrenOf, type Node, parsePage } from '../parsedPage';

/**
 * Compares what a browser reads from two texts: elements, attributes in any
 * order, texts, comments.
 *
 * @returns where they differ first; `undefined` if they are the same document
 */
export function differenceOf(
  before: string,
  after: string,
): string | undefined {
  const [one, other] = [canonical(before), canonical(after)];
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string): string =>
    JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `${around(one)} became ${around(other)}`;
}

/** A document as text, which two have in common only if they are the same. */
function canonical(html: string): string {
  const page = parsePage(html);
  sortAttributes(page);
  return serialize(page);
}

function sortAttributes(node: Node): void {
  if ('attrs' in node) {
    node.attrs.sort((one, other) => (one.name < other.name ? -1 : 1));
  }
  childrenOf(node).forEach(sortAttributes);
}

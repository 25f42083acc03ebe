import { isDeepStrictEqual } from 'node:util';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

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
  return difference(fromHtml(before), fromHtml(after), '');
}

function difference(
  before: Nodes,
  after: Nodes,
  at: string,
): string | undefined {
  const [one, other] = [ownPart(before), ownPart(after)];
  if (!isDeepStrictEqual(one, other)) {
    return `${at}: ${JSON.stringify(one)} became ${JSON.stringify(other)}`;
  }
  const [children, others] = [childrenOf(before), childrenOf(after)];
  for (const [index, child] of children.entries()) {
    const counterpart = others[index];
    if (counterpart === undefined) return `${at}: a node is missing`;
    const name = 'tagName' in child ? child.tagName : child.type;
    const found = difference(child, counterpart, `${at}/${name}`);
    if (found !== undefined) return found;
  }
  return others.length > children.length ? `${at}: a node came` : undefined;
}

function ownPart(node: Nodes): object {
  const { type } = node;
  if (node.type === 'element') {
    return { type, name: node.tagName, attributes: node.properties };
  }
  return 'value' in node ? { type, value: node.value } : { type };
}

/** What an element holds, in a template too. */
function childrenOf(node: Nodes): readonly Nodes[] {
  const content = node.type === 'element' ? (node.content?.children ?? []) : [];
  return 'children' in node ? [...content, ...node.children] : content;
}

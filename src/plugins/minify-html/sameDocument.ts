import { childrenOf, type Element, type Node, parsePage } from '../parsedPage';

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
  return difference(parsePage(before), parsePage(after), '');
}

function difference(before: Node, after: Node, at: string): string | undefined {
  if (!isSame(before, after)) {
    return `${at}: ${describe(before)} became ${describe(after)}`;
  }
  const [children, others] = [childrenOf(before), childrenOf(after)];
  for (const [index, child] of children.entries()) {
    const counterpart = others[index];
    if (counterpart === undefined) return `${at}: a node is missing`;
    const name = child.nodeName.replace('#', '');
    const found = difference(child, counterpart, `${at}/${name}`);
    if (found !== undefined) return found;
  }
  return others.length > children.length ? `${at}: a node came` : undefined;
}

/** Whether two nodes are the same but for what they hold. */
function isSame(one: Node, other: Node): boolean {
  if (one.nodeName !== other.nodeName) return false;
  if ('tagName' in one && 'tagName' in other) {
    return (
      one.namespaceURI === other.namespaceURI && haveSameAttributes(one, other)
    );
  }
  // Texts and comments are many, document and doctype one each.
  if ('value' in one && 'value' in other) return one.value === other.value;
  return describe(one) === describe(other);
}

const haveSameAttributes = (one: Element, other: Element): boolean =>
  one.attrs.length === other.attrs.length &&
  one.attrs.every(({ prefix, name, value }) =>
    other.attrs.some(
      (each) =>
        each.name === name && each.value === value && each.prefix === prefix,
    ),
  );

/** A node without what stands around it and in it. */
const describe = (node: Node): string =>
  JSON.stringify(node, (key, value: unknown) =>
    ['parentNode', 'childNodes', 'content'].includes(key) ? undefined : value,
  );

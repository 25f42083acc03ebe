/*
 * React keeps the text nodes that it made, and expects them at their places.
 * Translators replace them with elements. Then React fails to remove a text or to
 * insert something before it, and changes a text that is no longer on the page
 * (https://github.com/facebook/react/issues/11538).
 */

/** React's text nodes, and the elements with which a translator replaced them. */
const standIns = new WeakMap<Node, Node>();

const observer = new MutationObserver(learn);
observer.observe(document.body, { childList: true, subtree: true });

function learn(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap((record) => [...record.addedNodes]));
  for (const record of records) {
    if (record.type === 'characterData') {
      showChanged(record.target);
      continue;
    }
    for (const node of record.removedNodes) {
      if (!(node instanceof Text)) continue;
      const standIn = [
        record.addedNodes[0],
        record.previousSibling,
        record.nextSibling,
      ].find((other) => other instanceof Element && added.has(other));
      if (!standIn) continue;
      standIns.set(node, standIn);
      observer.observe(node, { characterData: true });
    }
  }
}

/** Puts a replaced text node back into the page after React has changed it. */
function showChanged(text: Node): void {
  const standIn = standIns.get(text);
  if (text.isConnected || !standIn?.isConnected) return;
  standIns.delete(text);
  standIn.parentNode?.replaceChild(text, standIn);
}

/** The child of a parent that replaces a node. Usually it is the node itself. */
function childFor(node: Node, parent: Node): Node | null {
  if (node.parentNode === parent) return node;
  learn(observer.takeRecords());
  let child: Node | null = node;
  while (child && child.parentNode !== parent)
    child = standIns.get(child) ?? child.parentNode;
  return child;
}

const prototype: {
  readonly removeChild: (this: Node, node: Node) => Node;
  readonly insertBefore: (this: Node, node: Node, next: Node | null) => Node;
} = Node.prototype;
const { insertBefore, removeChild } = prototype;

// Preact would move nodes with it: past the function below, and in Chromium an element
// that moves while its attributes change keeps its old style.
Reflect.deleteProperty(Element.prototype, 'moveBefore');

Object.assign(Node.prototype, {
  removeChild(this: Node, node: Node): Node {
    const child = childFor(node, this);
    if (child) removeChild.call(this, child);
    return node;
  },
  insertBefore(this: Node, node: Node, next: Node | null): Node {
    return insertBefore.call(this, node, next && childFor(next, this));
  },
});

import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/**
 * A rehype plugin that lets each table scroll inside a box of its own, so that
 * a wide one never moves the page on a phone.
 */
export default function tables() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      count += 1;
      alignByClass(node);
      parent.children[index] = h(
        'div',
        {
          className: ['table-scroll'],
          tabIndex: 0,
          role: 'group',
          'aria-label': `Table ${String(count)}`,
        },
        [node],
      );
      return SKIP;
    });
  };
}

// React would turn the attribute `align` into an inline style.
function alignByClass(table: Element): void {
  visit(table, 'element', ({ properties }) => {
    if (typeof properties.align !== 'string') return;
    properties.className = [`align-${properties.align}`];
    delete properties.align;
  });
}

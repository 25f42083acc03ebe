import type { Comment, Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nextTable } from './nextTable';

const MARK = 'sort and filter';

/**
 * A rehype plugin that lets each table scroll inside a box of its own, so that
 * a wide one never moves the page on a phone. A table behind the comment
 * `<!-- sort and filter -->` gets the controls for both, which
 * `tables/client/tableTools` answers.
 *
 * @throws Error (through the file) when no table follows such a comment
 */
export default function tables() {
  return (tree: Root, file: VFile): void => {
    const marked = takeMarked(tree, file);
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      count += 1;
      alignByClass(node);
      const isMarked = marked.has(node);
      if (isMarked) addSortButtons(node);
      const ariaLabel = `Table ${String(count)}`;
      const attributes = { tabIndex: 0, role: 'group', ariaLabel };
      const scroller = h('div.table-scroll', attributes, node);
      parent.children[index] = isMarked
        ? h('div.table-tools', filterField(), scroller)
        : scroller;
      return SKIP;
    });
  };
}

/** Takes the comments out, and tells which tables they ask for. */
function takeMarked(tree: Root, file: VFile): ReadonlySet<Element> {
  const marks = tree.children.filter(
    (node) => node.type === 'comment' && node.value.trim() === MARK,
  ) as Comment[];
  const marked = marks.map((mark) => nextTable(tree, mark, file));
  tree.children = tree.children.filter(
    (node) => !marks.some((mark) => mark === node),
  );
  return new Set(marked);
}

function filterField(): Element {
  return h('p.table-filter', [
    h('label', [
      'Filter rows ',
      h('input', { type: 'search', autoComplete: 'off', spellCheck: false }),
    ]),
    // What is said and shown: how many rows are left.
    h('span', { role: 'status' }),
  ]);
}

/** The names of columns become buttons, and stay text where none can be used. */
function addSortButtons(table: Element): void {
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'th') return;
    const name = toString(cell);
    cell.properties.scope = 'col';
    cell.children = [
      h('button.sort-button', { type: 'button' }, name),
      h('span.column-name', name),
    ];
  });
}

// React would turn the attribute `align` into an inline style.
function alignByClass(table: Element): void {
  visit(table, 'element', ({ properties }) => {
    if (typeof properties.align !== 'string') return;
    properties.className = [`align-${properties.align}`];
    delete properties.align;
  });
}

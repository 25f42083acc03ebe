import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nextTable } from './nextTable';

const MARK = 'sort and filter';

/** Characters of code that stay on one line in a first column: the name of an option. */
const LONGEST_LINE = 36;

/**
 * A rehype plugin that wraps each table in a container that scrolls, so that
 * the page does not. A table after the comment `<!-- sort and filter -->` gets
 * controls for both, which `tables/client/tableTools` handles.
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
      markLongCode(node);
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

/** Removes the comments, and returns the tables that follow them. */
function takeMarked(tree: Root, file: VFile): ReadonlySet<Element> {
  const marked = new Set<Element>();
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'comment' || node.value.trim() !== MARK) return true;
    marked.add(nextTable(tree, node, file));
    return false;
  });
  return marked;
}

function filterField(): Element {
  return h('p.table-filter', [
    h('label', [
      'Filter rows ',
      h('input', { type: 'search', spellCheck: false }),
    ]),
    // The number of matching rows.
    h('span', { role: 'status' }),
  ]);
}

/** Adds buttons to the column names; without scripts the names are text. */
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

/** Marks code that would make a column too wide on one line. */
function markLongCode(table: Element): void {
  visit(table, 'element', (node) => {
    if (node.tagName === 'code' && toString(node).length > LONGEST_LINE) {
      node.properties.className = ['long-code'];
    }
  });
}

import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nextTable } from './nextTable';

const MARK = 'sort and filter';

/** Characters of code that stay on one line in a first column: the name of an option. */
const LONGEST_LINE = 24;

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
    let section = '';
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        section = toString(node);
        count = 0;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      count += 1;
      const isMarked = marked.has(node);
      const names = columnsOf(node);
      const isWide = names.length > 2;
      prepareCells(node, isMarked, isWide ? names : []);
      // As a list of a screen reader shows it, away from its section.
      const number = count > 1 ? ` ${String(count)}` : '';
      const ariaLabel = `Table${number}${section && `: ${section}`}`;
      const attributes = { tabIndex: 0, role: 'group', ariaLabel };
      const className = isWide ? 'table-scroll table-blocks' : 'table-scroll';
      const scroller = h('div', { className, ...attributes }, node);
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

/** The names of its columns. */
function columnsOf(table: Element): string[] {
  const names: string[] = [];
  visit(table, { tagName: 'th' }, (node) => {
    names.push(toString(node));
  });
  return names;
}

/**
 * @param isSorted whether column names get buttons; without scripts they are text
 * @param labels of the cells of a row, for phones
 */
function prepareCells(
  table: Element,
  isSorted: boolean,
  labels: readonly string[],
): void {
  let column = 0;
  visit(table, 'element', (node) => {
    const { tagName, properties } = node;
    if (tagName === 'tr') column = 0;
    if (tagName === 'td') {
      // The first one is the name of the row.
      if (column > 0) properties.dataLabel = labels[column];
      column += 1;
    }
    const text = toString(node);
    // React would turn the attribute into an inline style.
    if (typeof properties.align === 'string') {
      properties.className = [`align-${properties.align}`];
      delete properties.align;
    }
    // It would make a column too wide on one line.
    if (tagName === 'code' && text.length > LONGEST_LINE) {
      properties.className = ['long-code'];
    }
    if (tagName === 'th' && isSorted) {
      properties.scope = 'col';
      node.children = [
        h('button.sort-button', { type: 'button' }, text),
        h('span.column-name', text),
      ];
    }
  });
}

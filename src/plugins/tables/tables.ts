import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** The most characters of code that stay on one line, such as the name of an option. */
const LONGEST_LINE = 24;

/**
 * A rehype plugin that wraps each table in a container that scrolls, so that
 * the page does not.
 */
export default function tables() {
  return (tree: Root): void => {
    let section = '';
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        section = toString(node);
        count = 0;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      count += 1;
      const names = columnsOf(node);
      const isWide = names.length > 2;
      prepareCells(node, isWide ? names : []);
      // Screen readers may list the label away from its section.
      const number = count > 1 ? ` ${String(count)}` : '';
      const ariaLabel = `Table${number}${section && `: ${section}`}`;
      const attributes = { tabIndex: 0, role: 'group', ariaLabel };
      const className = isWide ? 'table-scroll table-blocks' : 'table-scroll';
      parent.children[index] = h('div', { className, ...attributes }, node);
      return SKIP;
    });
  };
}

function columnsOf(table: Element): string[] {
  const names: string[] = [];
  visit(table, { tagName: 'th' }, (node) => {
    names.push(toString(node));
  });
  return names;
}

/** @param labels the labels of a row's cells, for phones */
function prepareCells(table: Element, labels: readonly string[]): void {
  let column = 0;
  visit(table, 'element', (node) => {
    const { tagName, properties } = node;
    if (tagName === 'tr') column = 0;
    if (tagName === 'td') {
      // The first one is the name of the row.
      if (column > 0) properties.dataLabel = labels[column];
      column += 1;
    }
    // React would turn the attribute into an inline style.
    if (typeof properties.align === 'string') {
      properties.className = [`align-${properties.align}`];
      delete properties.align;
    }
    // On one line, it would make a column too wide.
    if (tagName === 'code' && toString(node).length > LONGEST_LINE) {
      properties.className = ['long-code'];
    }
  });
}

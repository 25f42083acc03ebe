import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nextTable } from './nextTable';
import { numberOf } from './numberOf';

/** Options of the rehype plugin. */
export interface Options {
  /** Labels of bars that have the primary color. */
  readonly emphasized: RegExp;
}

const MARK = /^\s*chart column="([^"]+)"\s*$/;

/** Height of a row in pixels: a line of text, and a bar under it. */
const ROW = 42;

/**
 * A rehype plugin that draws a bar chart of a table's column, for a comment
 * before the table: `<!-- chart column="Brotli left" -->`. The chart is an
 * inline SVG; the table has the same figures for those who cannot see it.
 *
 * @throws Error (through the file) when no table follows, the table has no
 *   such column, or a cell of the column holds no number
 */
export default function tableChart({ emphasized }: Options) {
  return (tree: Root, file: VFile): void => {
    tree.children.forEach((node, index) => {
      const column = node.type === 'comment' && MARK.exec(node.value)?.[1];
      if (!column) return;
      const [head = [], ...rows] = cellsOf(nextTable(tree, node, file));
      const at = head.indexOf(column);
      const names = head.join(', ');
      if (at < 0)
        file.fail(
          `The table has no column "${column}". It has: ${names}.`,
          node,
        );
      const bars = rows.map(([label = '', ...cells]) => {
        const text = [label, ...cells][at] ?? '';
        const value = numberOf(text);
        if (value !== undefined) return { label, text, value };
        const cell = `The cell "${text}" of "${label}" in the column "${column}"`;
        file.fail(`${cell} is not a number.`, node);
      });
      const texts = bars.map(({ label, text }) => `${label}: ${text}`);
      const ariaLabel = `Bar chart, ${column}. ${texts.join('; ')}.`;
      const height = bars.length * ROW;
      const largest = Math.max(...bars.map(({ value }) => value));
      const shapes = bars.flatMap(({ label, text, value }, row) => {
        const bar = `rect.chart-bar${emphasized.test(label) ? '.chart-bar--own' : ''}`;
        const width = `${((value / largest) * 100).toFixed(1)}%`;
        return [
          s('text', { x: 0, y: row * ROW + 15 }, label),
          s('text', { x: '100%', y: row * ROW + 15, textAnchor: 'end' }, text),
          s(bar, { y: row * ROW + 22, width, height: 10, rx: 3 }),
        ];
      });
      const caption = `${column}, by ${String(head[0]).toLowerCase()}. Shorter is smaller.`;
      // No viewBox: with widths in percent the text keeps its size on a phone.
      const svg = { width: '100%', height, role: 'img', ariaLabel };
      const children = [s('svg', svg, shapes), h('figcaption', caption)];
      tree.children[index] = h('figure.chart', children);
    });
  };
}

const cellsOf = (table: Element): string[][] => {
  const rows: string[][] = [];
  visit(table, { tagName: 'tr' }, (row: Element) => {
    const cells = row.children.filter(({ type }) => type === 'element');
    rows.push(cells.map((cell) => toString(cell).trim()));
  });
  return rows;
};

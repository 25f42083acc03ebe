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
  readonly emphasized?: RegExp | undefined;
}

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

const MARK = /^\s*chart column="([^"]+)"\s*$/;
/** Height of a row in pixels: a line of text, and a bar under it. */
const ROW = 42;
const BAR = { top: 22, height: 10 } as const;

/**
 * A rehype plugin that draws a bar chart of a table's column, for a comment
 * before the table: `<!-- chart column="Brotli left" -->`. The chart is an
 * inline SVG; the table has the same figures for those who cannot see it.
 *
 * @throws Error (through the file) when no table follows, the table has no
 *   such column, or a cell of the column holds no number
 */
export default function tableChart({ emphasized }: Options = {}) {
  return (tree: Root, file: VFile): void => {
    tree.children.forEach((node, index) => {
      const column = node.type === 'comment' && MARK.exec(node.value)?.[1];
      if (!column) return;
      const [head = [], ...rows] = cellsOf(nextTable(tree, node, file));
      const bars = barsOf(head, rows, column);
      if (typeof bars === 'string') file.fail(bars, node.position);
      const caption = `${column}, by ${(head[0] ?? '').toLowerCase()}. Shorter is smaller.`;
      tree.children[index] = figure(column, caption, bars, emphasized);
    });
  };
}

function barsOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  column: string,
): Bar[] | string {
  const at = head.indexOf(column);
  if (at < 0) {
    return `The table has no column "${column}". It has: ${head.join(', ')}.`;
  }
  const bars = rows.map((row) => {
    const text = row[at] ?? '';
    return { label: row[0] ?? '', text, value: numberOf(text) ?? NaN };
  });
  const wrong = bars.find((bar) => Number.isNaN(bar.value));
  return wrong
    ? `The cell "${wrong.text}" of "${wrong.label}" in the column "${column}" is not a number.`
    : bars;
}

function cellsOf(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push([]);
    if (node.tagName === 'th' || node.tagName === 'td') {
      rows.at(-1)?.push(toString(node).trim());
    }
  });
  return rows;
}

function figure(
  column: string,
  caption: string,
  bars: readonly Bar[],
  emphasized: RegExp | undefined,
): Element {
  const largest = Math.max(...bars.map((bar) => bar.value));
  const summary = bars.map((bar) => `${bar.label}: ${bar.text}`).join('; ');
  return h('figure.chart', [
    // No viewBox: with widths in percent the text keeps its size on a phone.
    s(
      'svg',
      {
        width: '100%',
        height: bars.length * ROW,
        role: 'img',
        'aria-label': `Bar chart, ${column}. ${summary}.`,
      },
      bars.flatMap((bar, row) => {
        const isEmphasized = emphasized?.test(bar.label) === true;
        return drawBar(bar, row * ROW, largest, isEmphasized);
      }),
    ),
    h('figcaption', caption),
  ]);
}

function drawBar(
  bar: Bar,
  top: number,
  largest: number,
  isEmphasized: boolean,
): Element[] {
  return [
    s('text', { x: 0, y: top + 15 }, bar.label),
    s('text', { x: '100%', y: top + 15, 'text-anchor': 'end' }, bar.text),
    s(isEmphasized ? 'rect.chart-bar.chart-bar--own' : 'rect.chart-bar', {
      y: top + BAR.top,
      width: `${((bar.value / largest) * 100).toFixed(1)}%`,
      height: BAR.height,
      rx: 3,
    }),
  ];
}

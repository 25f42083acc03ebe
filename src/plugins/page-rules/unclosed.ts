import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A block of code or an admonition without an end. */
export interface Unclosed {
  readonly line: number;
  readonly message: string;
}

/**
 * Finds blocks that are not closed. Markdown closes such a block at the next fence or at
 * the end of the page, so other mistakes are only consequences.
 */
export function unclosed(tree: Root, markdown: string): Unclosed[] {
  const lines = markdown.split('\n');
  const found: Unclosed[] = [];
  visit(tree, ['code', 'containerDirective'], ({ position }) => {
    if (!position) return;
    const { start, end } = position;
    const [first = '', ...rest] = lines.slice(start.line - 1, end.line);
    const [fence] = /(?:`{3,}|~{3,}|:{3,})/.exec(first) ?? [];
    // Indented code has no fence.
    if (fence === undefined) return;
    const what = fence.startsWith(':') ? 'admonition' : 'block';
    const advice = `Write ${fence} below its last line.`;
    const next = rest.findIndex(
      (line) => what === 'block' && new RegExp(`^${fence}\\w`).test(line),
    );
    const isClosed = rest.at(-1)?.trim().startsWith(fence) === true;
    if (next >= 0) {
      const other = String(start.line + next + 1);
      const message = `the block is not closed: line ${other} opens another. ${advice}`;
      found.push({ line: start.line, message });
    } else if (!isClosed) {
      const message = `the ${what} is not closed. ${advice}`;
      found.push({ line: start.line, message });
    }
  });
  return found;
}

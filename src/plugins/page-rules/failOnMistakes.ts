import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { UNCLOSED } from './rules';

/**
 * A remark plugin that throws all messages of earlier plugins about a page at once. Each
 * message has a line of its own, which begins with file and line.
 */
export function failOnMistakes() {
  return (_tree: Root, file: VFile): void => {
    const unclosed = file.messages.filter(({ ruleId }) => ruleId === UNCLOSED);
    const messages = unclosed.length > 0 ? unclosed : file.messages;
    if (messages.length === 0) return;
    const name = path.relative(process.cwd(), file.path);
    const lines = messages
      .map(({ line = 1, column = 1, reason }) => ({ line, column, reason }))
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(
        ({ line, column, reason }) =>
          `${name}:${String(line)}:${String(column)}: ${reason}`,
      );
    throw new Error(lines.join('\n'));
  };
}

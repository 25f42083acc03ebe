import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { GrammarError, sectionsIn } from './blocks';

/**
 * A remark plugin that reports all blocks of no kind, and those in lists and quotes, which
 * `codeBlocks` does not draw.
 */
export default function checkBlocks() {
  return (tree: Root, file: VFile): void => {
    try {
      sectionsIn(tree, String(file), file.path);
    } catch (error) {
      if (!(error instanceof GrammarError)) throw error;
      for (const { line, message } of error.mistakes)
        file.message(message, { line, column: 1 });
    }
  };
}

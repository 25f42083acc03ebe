import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseInfo } from './grammar';

/**
 * A remark plugin that reports blocks without a kind, and blocks in lists and quotes,
 * which `codeBlocks` does not draw.
 */
export default function checkBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, _index, parent) => {
      const info = infoOf(node, parent?.type, String(file));
      const line = node.position?.start.line ?? 1;
      if ('mistake' in info) file.message(info.mistake, { line, column: 1 });
    });
  };
}

/**
 * Reads the kind of a code block, or says what is wrong with it.
 *
 * @param parent type of the node around the block
 */
export function infoOf(
  { lang, meta, position }: Code,
  parent: string | undefined,
  markdown: string,
): ReturnType<typeof parseInfo> {
  const { column, offset } = position?.start ?? {};
  if (markdown.startsWith('\t', offset))
    return {
      mistake:
        'a line that starts with a tab is a code block. Delete the tab, or write the block between lines of ```.',
    };
  const isFenced = column === 1 && markdown.startsWith('```', offset);
  if (parent !== 'root' || !isFenced) {
    const mistake =
      'a code block must be fenced with ``` and start at the first column, outside of lists, quotes and admonitions.';
    return { mistake };
  }
  return parseInfo(lang ?? '', meta ?? '');
}

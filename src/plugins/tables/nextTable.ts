import type { Comment, Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { isBlank } from '../shared/markdown';

/** The table after a comment. Without one the build fails. */
export function nextTable(tree: Root, comment: Comment, file: VFile): Element {
  const following = tree.children.slice(tree.children.indexOf(comment) + 1);
  const table = following.find((node) => !isBlank(node));
  if (table?.type === 'element' && table.tagName === 'table') return table;
  file.fail(
    `A table must follow the comment "${comment.value.trim()}".`,
    comment.position,
  );
}

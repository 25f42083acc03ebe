import type { RootContent } from 'mdast';
import { parseMarkdown } from '../src/plugins/shared/markdown';
import { failure, type Failure } from './failure';

/** How a module begins, and an element of a component. */
const MDX = /^(?:(?:import|export)\s[^]*['"]|<\/?[A-Z])/;

/**
 * A `.md` page has no block that only MDX knows: readers would see it as text, or
 * nothing of it.
 *
 * @param file the page's path, for messages
 */
export const checkPlainMarkdown = (markdown: string, file: string): Failure[] =>
  parseMarkdown(markdown).children.flatMap((block) => {
    const text = startOf(block);
    if (!MDX.test(text)) return [];
    const line = block.position?.start.line ?? 0;
    const message = `"${text.split('\n')[0] ?? ''}" is text in a .md file. A page with components is an .mdx file.`;
    return failure({ file, line }, message);
  });

function startOf(block: RootContent): string {
  const [first] = block.type === 'paragraph' ? block.children : [block];
  return first.type === 'text' || first.type === 'html' ? first.value : '';
}

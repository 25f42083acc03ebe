import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/**
 * Trees to remember: several features read the pages, in the same order, but `live`
 * reads those with options first.
 */
const REMEMBERED = 24;

const trees = new Map<string, Root>();

/**
 * Parses GitHub Flavored Markdown with front matter.
 *
 * @returns a tree that others may get as well: it must not be changed
 */
export function parseMarkdown(markdown: string): Root {
  const tree = trees.get(markdown) ?? parser.parse(markdown);
  trees.delete(markdown);
  trees.set(markdown, tree);
  const [oldest = ''] = trees.keys();
  if (trees.size > REMEMBERED) trees.delete(oldest);
  return tree;
}

import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Reads a page's Markdown: with GitHub's tables, its front matter as a node. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

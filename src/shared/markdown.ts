import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

// As Docusaurus parses pages (INTERNALS.md: Trees of pages).
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** Parses GitHub Flavored Markdown with front matter and admonitions. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

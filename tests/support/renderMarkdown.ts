import type { Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root as MdastRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type Block, readSections } from '../../checks/blocks';

/**
 * Renders Markdown as Docusaurus does for `.md` files, with one of our
 * rehype plugins.
 *
 * @param path of the page, which need not exist
 */
export function render(
  markdown: string,
  plugin: Plugin<[], Root>,
  path: string,
): string {
  const file = new VFile({ value: markdown, path });
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(metastring)
    .use(remarkRehype)
    .use(plugin);
  const tree = processor.runSync(processor.parse(file), file);
  return tree.children.map(html).join('');
}

/** A code block of Markdown. */
export const fence = (info: string, ...lines: string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n');

/** The code block of a page that has nothing else. */
export function blockOf(info: string, text: string): Block {
  const [section] = readSections(fence(info, text), 'docs/page.md');
  const [block] = section?.blocks ?? [];
  if (!block) throw new Error(`"${info}" is no kind of block.`);
  return block;
}

// Docusaurus's codeCompat plugin does this.
function metastring() {
  return (tree: MdastRoot): void => {
    visit(tree, 'code', (node) => {
      node.data = { hProperties: { metastring: node.meta } };
    });
  };
}

const html = (node: RootContent): string =>
  node.type === 'element' && node.tagName === 'static-html'
    ? String(node.properties.html)
    : toHtml(node);

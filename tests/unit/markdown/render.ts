import type { Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Root as MdastRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

/**
 * Renders Markdown as Docusaurus does it for `.md` files, through one of our
 * rehype plugins.
 *
 * @param path where the page is said to lie
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
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(plugin);
  const tree = processor.runSync(processor.parse(file), file);
  return tree.children.map((node) => html(node)).join('');
}

// Docusaurus's codeCompat plugin does this.
function metastring() {
  return (tree: MdastRoot): void => {
    visit(tree, 'code', (node) => {
      node.data = { hProperties: { metastring: node.meta } };
    });
  };
}

function html(node: Nodes | MdxJsxFlowElementHast): string {
  if (node.type !== 'mdxJsxFlowElement') return toHtml(node);
  const inner = node.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'dangerouslySetInnerHTML',
  )?.value;
  if (typeof inner !== 'object' || !inner) throw new Error('no inner HTML');
  return (JSON.parse(inner.value) as { __html: string }).__html;
}

import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Blocks that fill a large screen. */
const BEGINNING = 12;

/**
 * A rehype plugin that puts what follows a page's first blocks into `<Rest>`
 * (`theme/MDXComponents`), which adds no element of its own. A page that a link
 * leads to shows its beginning first: see `theme/DocItem/Content/Arriving`.
 */
export default function rest() {
  return (tree: Root): void => {
    const blocks = tree.children.filter(isBlock);
    const first = blocks[BEGINNING];
    if (!first) return;
    const following = tree.children.splice(tree.children.indexOf(first));
    const element: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'Rest',
      attributes: [],
      children: following.filter(isContent),
    };
    // Exports of the module stay where modules have them.
    tree.children.push(element, ...following.filter((one) => !isContent(one)));
  };
}

const isBlock = ({ type }: RootContent): boolean =>
  type === 'element' || type === 'mdxJsxFlowElement';

const isContent = (
  node: RootContent,
): node is Extract<MdxJsxFlowElementHast['children'][number], RootContent> =>
  node.type !== 'mdxjsEsm' && node.type !== 'doctype';

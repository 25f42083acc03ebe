import type { ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';

/** Blocks that fill a large screen. */
const BEGINNING = 12;

/**
 * A rehype plugin that wraps what follows a page's first blocks in
 * `<page-rest>` (`theme/MDXComponents`), which adds no element: see
 * `first-load/Arriving`.
 */
export default function rest() {
  return (tree: Root): void => {
    const first = tree.children.filter(isElement)[BEGINNING];
    if (!first) return;
    const following = tree.children.splice(tree.children.indexOf(first));
    tree.children.push(
      h('page-rest', following.filter(isContent)),
      // The exports of the MDX module must remain at its top level.
      ...following.filter((node) => !isContent(node)),
    );
  };
}

const isElement = ({ type }: RootContent): boolean => type === 'element';

const isContent = (node: RootContent): node is ElementContent =>
  ['element', 'text', 'comment'].includes(node.type);

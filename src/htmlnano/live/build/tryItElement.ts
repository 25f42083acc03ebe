import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { button } from '../../../plugins/code-examples/button';
import { staticHtml } from '../../../plugins/code-examples/staticHtml';
import { OPEN_TRY_IT } from '../names';

/**
 * A rehype plugin that adds a button for "Try it" after the first paragraph below the
 * heading of that name.
 */
export default function tryItElement() {
  return (tree: Root): void => {
    const heading = tree.children.findIndex(
      (node) =>
        node.type === 'element' &&
        node.tagName === 'h2' &&
        toString(node) === 'Try it',
    );
    if (heading < 0) return;
    const paragraph = tree.children.findIndex(
      (node, index) =>
        index > heading && node.type === 'element' && node.tagName === 'p',
    );
    const open = staticHtml(button('Try it with your page', OPEN_TRY_IT));
    tree.children.splice(paragraph + 1, 0, open);
  };
}

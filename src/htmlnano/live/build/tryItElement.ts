import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { button } from '../../../plugins/code-examples/button';
import { staticHtml } from '../../../plugins/code-examples/staticHtml';
import { OPEN_TRY_IT, TRY_IT_HASH } from '../names';

/** The class of the most important button. */
const STRONG = 'strong-button';

/**
 * A rehype plugin that adds a button for "Try it" after the first paragraph below the
 * heading of that name. It also makes a paragraph that is only a link to Try it look and
 * work like that button.
 */
export default function tryItElement() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type !== 'element' || node.tagName !== 'p') continue;
      const [link, ...others] = node.children;
      if (link?.type !== 'element' || others.length > 0) continue;
      if (String(link.properties.href).endsWith(TRY_IT_HASH))
        link.properties.className = [STRONG, OPEN_TRY_IT.slice(1)];
    }
    const heading = tree.children.findIndex(
      (node) =>
        node.type === 'element' &&
        /^h[23]$/.test(node.tagName) &&
        toString(node) === 'Try it',
    );
    if (heading < 0) return;
    const paragraph = tree.children.findIndex(
      (node, index) =>
        index > heading && node.type === 'element' && node.tagName === 'p',
    );
    const selector = `${OPEN_TRY_IT}.${STRONG}`;
    const open = staticHtml(button('Try it with your page', selector));
    tree.children.splice(paragraph + 1, 0, open);
  };
}

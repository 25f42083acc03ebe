import type { Root } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { button } from '../../../plugins/code-examples/button';
import { versionOf } from '../../versions';
import { staticHtml } from '../../../plugins/code-examples/staticHtml';

/**
 * A rehype plugin that adds a container with a button for "Try it" after the
 * first paragraph below the heading of that name.
 */
export default function tryItElement(siteDir: string) {
  return (tree: Root, file: VFile): void => {
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
    const dataVersion = versionOf(siteDir, file.path).name;
    const open = button('Try it here');
    const element = h('div.try-it', { dataVersion }, open);
    tree.children.splice(paragraph + 1, 0, staticHtml(element));
  };
}

import type { Root } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { button } from './button';
import { versionOf } from './library';
import { staticHtml } from './staticHtml';

/**
 * A rehype plugin that leaves a place for "Try it" after the first paragraph
 * below the heading of that name, with the button that opens it.
 */
export default function tryIt() {
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
    const dataVersion = versionOf(file.path).name;
    const open = button('Try it here');
    const place = h('div.try-it', { dataVersion }, open);
    tree.children.splice(paragraph + 1, 0, staticHtml(place));
  };
}

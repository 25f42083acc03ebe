import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Which browsers' reader views take for a part of the article, whatever its id. */
const CLASS = 'article-heading';

/**
 * A rehype plugin that names each heading by its own text: Docusaurus adds a link to
 * it, which would be read with it ("Install Direct link to Install"). It marks it as
 * text, too: reader views drop what is called `removecomments`.
 */
export default function headings() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      // The title gets no link.
      if (!/^h[2-6]$/.test(node.tagName)) return;
      node.properties.ariaLabel = toString(node);
      node.properties.className = [CLASS];
    });
  };
}

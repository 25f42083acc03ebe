import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { site } from '../site';

/**
 * A remark plugin for links from one version to another. In the Markdown they
 * are full addresses, so that they work on a code host; on the site they are
 * internal, so that they are checked and need no full load.
 */
export default function ownLinks() {
  return (tree: Root): void => {
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      if (`${node.url}/`.startsWith(`${site.url}/`)) {
        node.url = node.url.slice(site.url.length) || '/';
      }
    });
  };
}

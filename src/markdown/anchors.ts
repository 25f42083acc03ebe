import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const parser = unified().use(remarkParse).use(remarkFrontmatter);

/**
 * A remark plugin that fails on links to a heading that the linked page does
 * not have, with file, line and the headings that it has. Docusaurus's own
 * `onBrokenAnchors` names only the built page.
 */
export default function anchors() {
  return (tree: Root, file: VFile): void => {
    const broken: string[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, target = '', hash] = /^([^#]*)#(.+)$/.exec(node.url) ?? [];
      if (hash === undefined || (target !== '' && !isPage(target))) return;
      const linked = path.resolve(path.dirname(file.path), target || file.path);
      // A file that is not there is Docusaurus's onBrokenMarkdownLinks.
      if (!fs.existsSync(linked)) return;
      const ids = headingIds(fs.readFileSync(linked, 'utf8'));
      if (ids.includes(decodeURIComponent(hash))) return;
      const { line = 0, column = 0 } = node.position?.start ?? {};
      broken.push(
        `${file.path}:${String(line)}:${String(column)}: the link "${node.url}" leads to no heading. ${path.basename(linked)} has: ${ids.join(', ')}`,
      );
    });
    if (broken.length > 0) file.fail(broken.join('\n'));
  };
}

function isPage(target: string): boolean {
  return /\.mdx?$/.test(target) && !/^[a-z]+:/i.test(target);
}

/** The ids that Docusaurus gives to a page's headings, in order. */
export function headingIds(markdown: string): string[] {
  const slugger = createSlugger();
  const ids: string[] = [];
  visit(parser.parse(markdown), 'heading', (heading) => {
    ids.push(slugger.slug(toString(heading)));
  });
  return ids;
}

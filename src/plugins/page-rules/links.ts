import fs from 'node:fs';
import path from 'node:path';
import { writeMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readMarkdown } from '../shared/markdown';
import { nearest } from './nearest';

/** The schemes of links to other sites. Unlike `javascript:`, they run no code. */
const SCHEMES = ['https:', 'http:', 'mailto:'];

/**
 * A remark plugin that reports links that would lead to another version, run code, or
 * lead to no heading. Docusaurus reports the rest (`onBroken…`). Links to another version
 * are full addresses, so that they work on a code host; on the site they are internal.
 *
 * @param home address of the website, without a slash at the end
 */
export default function links(home: string) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const { url, position } = node;
      const mistake = mistakeOf(url, file.path);
      if (mistake !== undefined)
        file.message(`the link "${url}" ${mistake}`, position?.start);
      else if (`${url}/`.startsWith(`${home}/`))
        node.url = url.slice(home.length).replace(/(?<=.)\/(?=$|#)/, '') || '/';
    });
  };
}

function mistakeOf(url: string, from: string): string | undefined {
  const [, target = '', id] = /^([^#]*)(?:#(.*))?$/.exec(url) ?? [];
  if (target.startsWith('/'))
    return 'is a path of the site: write a link to the Markdown file, or for another version the full address.';
  const [scheme] = /^[a-z]+:/i.exec(target) ?? [];
  if (scheme !== undefined && !SCHEMES.includes(scheme))
    return `has an address that pages must not link to. Write one that begins with ${SCHEMES.join(' or ')}.`;
  const linked = path.resolve(path.dirname(from), target || from);
  if (id === undefined || !fs.existsSync(linked)) return undefined;
  const ids = headingIds(readMarkdown(linked));
  if (ids.includes(decodeURIComponent(id))) return undefined;
  const meant = nearest(decodeURIComponent(id), ids);
  return `leads to no heading. ${meant === undefined ? `${path.basename(linked)} has: ${ids.join(', ')}` : `Did you mean "#${meant}"?`}`;
}

/** The ids that Docusaurus gives to a page's headings, in order. */
function headingIds(markdown: string): readonly string[] {
  // `writeMarkdownHeadingId` skips the title, but the title also uses an id.
  const titled = markdown.replace(/^# /m, '## ');
  const ids = writeMarkdownHeadingId(titled).matchAll(/^##.* \{#(.+)\}$/gm);
  return Array.from(ids, ([, id = '']) => id).slice(
    titled === markdown ? 0 : 1,
  );
}

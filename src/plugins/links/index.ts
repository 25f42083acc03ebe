import fs from 'node:fs';
import path from 'node:path';
import { writeMarkdownHeadingId } from '@docusaurus/utils';
import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readMarkdown } from '../shared/markdown';

/** Options of the remark plugin. */
export interface Options {
  /** What full addresses of the website lead to; without it they are left alone. */
  readonly otherVersions?:
    | {
        /** Of the website, without a slash at the end. */
        readonly url: string;
        /** The Markdown file of a path of the website, such as `/1.1.1/modules`. */
        readonly pageAt: (route: string) => string | undefined;
      }
    | undefined;
}

/**
 * A remark plugin that checks the links between pages and fails with file and
 * line, where Docusaurus's own checks name only the built page.
 *
 * - Links within a version are file paths: `./050-modules.md#minifycss`.
 * - Links to another version are full addresses, so that they work on a code
 *   host. On the site they become internal.
 */
export default function links(options: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const mistakes: string[] = [];
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const mistake = checkLink(node, file.path, options);
      if (mistake === undefined) return;
      const text = `the link "${node.url}" ${mistake}`;
      mistakes.push(String(file.message(text, node.position?.start)));
    });
    if (mistakes.length > 0) file.fail(mistakes.join('\n'));
  };
}

/** Describes the mistake in a link; makes one to another version internal. */
function checkLink(
  node: Link | Definition,
  from: string,
  { otherVersions }: Options,
): string | undefined {
  const [, target = '', hash] = /^([^#]*)(?:#(.*))?$/.exec(node.url) ?? [];
  if (target.startsWith('/')) {
    return 'is a path of the site: write a link to the Markdown file, or for another version the full address.';
  }
  const own =
    otherVersions && `${target}/`.startsWith(`${otherVersions.url}/`)
      ? otherVersions
      : undefined;
  if (/^[a-z]+:/i.test(target) && !own) return undefined;
  const route = target.slice(own?.url.length).replace(/\/$/, '');
  const linked = own
    ? own.pageAt(route)
    : path.resolve(path.dirname(from), target || from);
  if (linked === undefined || !fs.existsSync(linked)) {
    return 'leads to no page.';
  }
  if (own) node.url = `${route || '/'}${hash === undefined ? '' : `#${hash}`}`;
  if (hash === undefined) return undefined;
  const ids = headingIds(linked);
  return ids.includes(decodeURIComponent(hash))
    ? undefined
    : `leads to no heading. ${path.basename(linked)} has: ${ids.join(', ')}`;
}

/** Cached by the text of the page, which may have hundreds of links. */
const known = new Map<string, readonly string[]>();

/** The ids that Docusaurus gives to a page's headings, in order. */
function headingIds(file: string): readonly string[] {
  const markdown = readMarkdown(file);
  const last = known.get(markdown);
  if (last) return last;
  // It passes over the title, which takes an id as well, though no page has it.
  const titled = markdown.replace(/^# /m, '## ');
  const headings =
    writeMarkdownHeadingId(titled).matchAll(/^##.* \{#(.+)\}$/gm);
  const ids = Array.from(headings, ([, id = '']) => id);
  if (titled !== markdown) ids.shift();
  known.set(markdown, ids);
  return ids;
}

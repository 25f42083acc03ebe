import fs from 'node:fs';
import path from 'node:path';
import { writeMarkdownHeadingId } from '@docusaurus/utils';
import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseMarkdown, readMarkdown } from '../shared/markdown';
import { nearest } from './nearest';
import { unclosed } from './unclosed';

/** Options of the remark plugin: what full addresses of the website lead to. */
export interface Options {
  /** The address of the website, without a slash at the end. */
  readonly url: string;
  /** The Markdown file of a path of the website, such as `/1.1.1/modules`. */
  readonly pageAt: (route: string) => string | undefined;
}

/**
 * A remark plugin that checks pictures and the links between pages, and reports file
 * and line, where Docusaurus's own checks name only the built page.
 *
 * - Links within a version are file paths: `./050-modules.md#minifycss`.
 * - Links to another version are full addresses, so that they work on a code
 *   host. On the site they become internal.
 */
export default function links(options: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      const mistake =
        node.type === 'image'
          ? checkPicture(node, file.path)
          : node.type === 'link' || node.type === 'definition'
            ? checkLink(node, file.path, options)
            : undefined;
      if (mistake !== undefined) file.message(mistake, node.position?.start);
    });
  };
}

/** Describes the mistake in a picture. */
function checkPicture({ url, alt }: Image, from: string): string | undefined {
  const picture = `the picture "${url}"`;
  if (url.startsWith('/')) {
    return `${picture} is a file of static/, and would be published twice: put it beside the page, and write ./img/name.png.`;
  }
  if (
    url.startsWith('.') &&
    !fs.existsSync(path.resolve(path.dirname(from), url))
  ) {
    return `${picture} is not there.${didYouMean(url, filesBeside(url, from))}`;
  }
  return alt
    ? undefined
    : `${picture} says nothing to readers who do not see it: write ![What it shows](…).`;
}

/** How addresses begin that lead elsewhere and run nothing, as `javascript:` does. */
const SCHEMES = ['https:', 'http:', 'mailto:'];

/** Describes the mistake in a link; makes one to another version internal. */
function checkLink(
  node: Link | Definition,
  from: string,
  options: Options,
): string | undefined {
  const { url } = node;
  const mistake = mistakeOf(node, from, options);
  return mistake === undefined ? undefined : `the link "${url}" ${mistake}`;
}

function mistakeOf(
  node: Link | Definition,
  from: string,
  { url, pageAt }: Options,
): string | undefined {
  const [, target = '', hash] = /^([^#]*)(?:#(.*))?$/.exec(node.url) ?? [];
  if (target.startsWith('/')) {
    return 'is a path of the site: write a link to the Markdown file, or for another version the full address.';
  }
  const isOwn = `${target}/`.startsWith(`${url}/`);
  const [scheme = ''] = /^[a-z]+:/i.exec(target) ?? [];
  if (scheme !== '' && !SCHEMES.includes(scheme))
    return `has an address that no page may lead to. Write one that begins with ${SCHEMES.join(' or ')}.`;
  if (scheme !== '' && !isOwn) return undefined;
  const route = target.slice(url.length).replace(/\/$/, '');
  const linked = isOwn
    ? pageAt(route)
    : path.resolve(path.dirname(from), target || from);
  if (linked === undefined || !fs.existsSync(linked)) {
    return `leads to no page.${isOwn ? '' : didYouMean(target, filesBeside(target, from))}`;
  }
  if (isOwn)
    node.url = `${route || '/'}${hash === undefined ? '' : `#${hash}`}`;
  if (hash === undefined) return undefined;
  const ids = headingIds(linked);
  const id = decodeURIComponent(hash);
  if (ids.includes(id)) return undefined;
  const markdown = readMarkdown(linked);
  // An unclosed block swallows the headings below it: the target page reports that.
  if (unclosed(parseMarkdown(markdown), markdown).length > 0) return undefined;
  const meant = didYouMean(id, ids, '#');
  return `leads to no heading.${meant || ` ${path.basename(linked)} has: ${ids.join(', ')}`}`;
}

function didYouMean(
  name: string,
  names: readonly string[],
  before = '',
): string {
  const meant = nearest(name, names);
  return meant === undefined ? '' : ` Did you mean "${before}${meant}"?`;
}

/** The files in the folder that a link leads to, as the link would name them. */
function filesBeside(target: string, from: string): readonly string[] {
  const start = target.slice(0, target.lastIndexOf('/') + 1);
  const folder = path.resolve(path.dirname(from), start);
  return fs.existsSync(folder)
    ? fs.readdirSync(folder).map((name) => start + name)
    : [];
}

/** Cached by the text of the page, which may have hundreds of links. */
const known = new Map<string, readonly string[]>();

/** The ids that Docusaurus gives to a page's headings, in order. */
function headingIds(file: string): readonly string[] {
  const markdown = readMarkdown(file);
  const last = known.get(markdown);
  if (last) return last;
  // `writeMarkdownHeadingId` skips the title. But the title uses up an id, too.
  const titled = markdown.replace(/^# /m, '## ');
  const headings =
    writeMarkdownHeadingId(titled).matchAll(/^##.* \{#(.+)\}$/gm);
  const ids = Array.from(headings, ([, id = '']) => id);
  if (titled !== markdown) ids.shift();
  known.set(markdown, ids);
  return ids;
}

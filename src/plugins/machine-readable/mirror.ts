import path from 'node:path';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { site } from '../../site';

/** A page of the docs, as its mirror needs it. */
export interface Page {
  /** What it documents: `htmlnano 2.1.0`. */
  readonly version: string;
  /** Absolute path of the Markdown file. */
  readonly file: string;
  /** Full address of the page. */
  readonly url: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/**
 * Makes of a page's Markdown what can be read away from the site: without front
 * matter, with full addresses, and with a word on where it is from. The rest
 * stays as it was written, so that its code blocks can be checked like the
 * page's own.
 *
 * @param pages all pages that links may lead to; a link to none stays as it is,
 * for `markdown/links` to report it with its line
 * @param home full address of the site, with a slash at its end
 */
export function mirrorOf(
  markdown: string,
  page: Page,
  pages: readonly Page[],
  home: string,
): string {
  const tree = parser.parse(markdown);
  const changes: { from: number; to: number; text: string }[] = [];
  const replace = ({ position }: Nodes, text: (source: string) => string) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const [from, to] = [start.offset, end.offset];
    changes.push({ from, to, text: text(markdown.slice(from, to)) });
  };
  visit(tree, (node) => {
    if (node.type === 'yaml') {
      replace(node, () => '');
    } else if (node.type === 'heading' && node.depth === 1) {
      replace(
        node,
        (source) => `${source}\n\n> ${page.version}, from ${page.url}`,
      );
    } else if (node.type === 'link' || node.type === 'definition') {
      const url = fullAddress(node.url, page, pages, home);
      if (url === node.url) return;
      // The address comes last: a text may hold the same characters.
      replace(node, (source) => {
        const at = source.lastIndexOf(node.url);
        return source.slice(0, at) + url + source.slice(at + node.url.length);
      });
    }
  });
  return changes
    .sort((one, other) => other.from - one.from)
    .reduce(
      (text, { from, to, text: replacement }) =>
        text.slice(0, from) + replacement + text.slice(to),
      markdown,
    )
    .trimStart();
}

function fullAddress(
  url: string,
  page: Page,
  pages: readonly Page[],
  home: string,
): string {
  // To another version: this build may be for another place.
  const written = `${site.url}/`;
  if (url.startsWith(written)) return home + url.slice(written.length);
  if (/^[a-z]+:/i.test(url)) return url;
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/.exec(url) ?? [];
  if (target === '') return page.url + hash;
  const file = path.resolve(path.dirname(page.file), target);
  const linked = pages.find((each) => each.file === file);
  return linked ? linked.url + hash : url;
}

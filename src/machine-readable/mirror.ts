import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../shared/markdown';
import { site } from '../site';

/** A page of the docs. */
export interface SourcePage {
  /** What it documents: `htmlnano 2.1.0`. */
  readonly version: string;
  /** Absolute path of the Markdown file. */
  readonly file: string;
  /** Full address of the page. */
  readonly url: string;
}

/** The targets of links. */
export interface Targets {
  /** All pages, by their files. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Full address of the site, with a slash at its end. */
  readonly home: string;
}

/**
 * Makes a page's Markdown readable outside of the site: without front matter,
 * with full addresses, and with its source. The rest remains as it is, so that
 * its code blocks can be checked like those of the page.
 *
 * @param targets other links remain as they are, and `links/links` reports them
 */
export function mirrorOf(
  markdown: string,
  page: SourcePage,
  targets: Targets,
): string {
  const changes: { from: number; to: number; text: string }[] = [];
  visit(parseMarkdown(markdown), (node) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    if (node.type === 'yaml') {
      changes.push({ from, to, text: '' });
    } else if (node.type === 'heading' && node.depth === 1) {
      const text = `\n\n> ${page.version}, from ${page.url}`;
      changes.push({ from: to, to, text });
    } else if (node.type === 'link' || node.type === 'definition') {
      // The last occurrence: the text may contain the address as well.
      const start = markdown.lastIndexOf(node.url, to - node.url.length);
      if (start < from) return;
      const text = fullAddress(node.url, page, targets);
      changes.push({ from: start, to: start + node.url.length, text });
    }
  });
  return changes
    .sort((one, other) => one.from - other.from)
    .reduceRight(
      (text, { from, to, text: added }) =>
        text.slice(0, from) + added + text.slice(to),
      markdown,
    )
    .trimStart();
}

function fullAddress(
  url: string,
  page: SourcePage,
  { pages, home }: Targets,
): string {
  // A link to another version: this build may have another address.
  const written = `${site.url}/`;
  if (url.startsWith(written)) return home + url.slice(written.length);
  if (/^[a-z]+:/i.test(url)) return url;
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/.exec(url) ?? [];
  if (target === '') return page.url + hash;
  const file = path.resolve(path.dirname(page.file), target);
  const linked = pages.get(file);
  return linked ? linked.url + hash : url;
}

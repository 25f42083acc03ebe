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

/** A part of a page's Markdown that its mirror replaces. */
interface Span {
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'front matter' | 'title' | 'address';
}

/** Finds the parts that a mirror replaces. */
export function spansOf(markdown: string): Span[] {
  const spans: Span[] = [];
  visit(parseMarkdown(markdown), (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const place = { from: start.offset, to: end.offset };
    if (node.type === 'yaml') {
      spans.push({ ...place, kind: 'front matter' });
    } else if (node.type === 'heading' && node.depth === 1) {
      spans.push({ ...place, kind: 'title' });
    } else if (node.type === 'link' || node.type === 'definition') {
      // The last occurrence: the text may contain the address as well.
      const source = markdown.slice(place.from, place.to);
      const from = place.from + source.lastIndexOf(node.url);
      if (from < place.from) return;
      spans.push({ from, to: from + node.url.length, kind: 'address' });
    }
  });
  return spans.sort((one, other) => one.from - other.from);
}

/**
 * Makes a page's Markdown readable outside of the site: without front matter,
 * with full addresses, and with its source. The rest remains as it is, so that
 * its code blocks can be checked like those of the page.
 *
 * @param spans of this Markdown, by {@link spansOf}
 * @param targets other links remain as they are, and `links/links` reports them
 */
export function mirrorOf(
  markdown: string,
  spans: readonly Span[],
  page: SourcePage,
  targets: Targets,
): string {
  const changed: Record<Span['kind'], (source: string) => string> = {
    'front matter': () => '',
    title: (title) => `${title}\n\n> ${page.version}, from ${page.url}`,
    address: (url) => fullAddress(url, page, targets),
  };
  return spans
    .reduceRight(
      (text, { from, to, kind }) =>
        text.slice(0, from) +
        changed[kind](markdown.slice(from, to)) +
        text.slice(to),
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

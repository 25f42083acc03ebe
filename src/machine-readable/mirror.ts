import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../shared/markdown';
import { site } from '../site';

/** A page of the docs, as its mirror needs it. */
export interface SourcePage {
  /** What it documents: `htmlnano 2.1.0`. */
  readonly version: string;
  /** Absolute path of the Markdown file. */
  readonly file: string;
  /** Full address of the page. */
  readonly url: string;
}

/** What links may lead to. */
export interface Targets {
  /** All pages, by their files. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Full address of the site, with a slash at its end. */
  readonly home: string;
}

/** A place in a page's Markdown where its mirror has something else. */
interface Span {
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'front matter' | 'title' | 'address';
}

/** Finds where a mirror differs from a page: all that needs a parser. */
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
      // The address comes last: a text may hold the same characters.
      const source = markdown.slice(place.from, place.to);
      const from = place.from + source.lastIndexOf(node.url);
      if (from < place.from) return;
      spans.push({ from, to: from + node.url.length, kind: 'address' });
    }
  });
  return spans.sort((one, other) => one.from - other.from);
}

/**
 * Makes of a page's Markdown what can be read away from the site: without front
 * matter, with full addresses, and with a word on where it is from. The rest
 * stays as it was written, so that its code blocks can be checked like the
 * page's own.
 *
 * @param spans of this Markdown, by {@link spansOf}
 * @param targets a link to no page stays as it is, for `links/links` to report
 * it with its line
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
  // To another version: this build may be for another place.
  const written = `${site.url}/`;
  if (url.startsWith(written)) return home + url.slice(written.length);
  if (/^[a-z]+:/i.test(url)) return url;
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/.exec(url) ?? [];
  if (target === '') return page.url + hash;
  const file = path.resolve(path.dirname(page.file), target);
  const linked = pages.get(file);
  return linked ? linked.url + hash : url;
}

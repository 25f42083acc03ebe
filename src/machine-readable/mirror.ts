import path from 'node:path';
import { visit } from 'unist-util-visit';
import { pageReader } from '../shared/pageReader';
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

/** An address in a page's Markdown, or the end of its title without one. */
type Place = readonly [offset: number, url: string];

/** Reads where the page itself begins, and what to change from there on. */
const placesOf = pageReader('places', (tree, markdown) => {
  let start = 0;
  const places: Place[] = [];
  visit(tree, (node) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    if (node.type === 'yaml') start = to;
    else if (node.type === 'heading' && node.depth === 1) places.push([to, '']);
    else if (node.type === 'link' || node.type === 'definition') {
      // The last occurrence: the text may contain the address as well.
      const offset = markdown.lastIndexOf(node.url, to - node.url.length);
      if (offset >= from && node.url !== '') places.push([offset, node.url]);
    }
  });
  return { start, places: places.sort(([one], [other]) => one - other) };
});

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
  const { start, places } = placesOf(markdown);
  const source = `\n\n> ${page.version}, from ${page.url}`;
  let last = start;
  let mirror = '';
  for (const [offset, url] of places) {
    mirror += markdown.slice(last, offset);
    mirror += url === '' ? source : fullAddress(url, page, targets);
    last = offset + url.length;
  }
  return (mirror + markdown.slice(last)).trimStart();
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

import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../shared/markdown';
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

/** What links may lead to. */
export interface Targets {
  /** All pages, by their files. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Full address of the site, with a slash at its end. */
  readonly home: string;
}

/** A place in a page's Markdown where its mirror has something else. */
type Place = {
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
} & (
  | { readonly kind: 'front matter' | 'title' }
  | { readonly kind: 'link'; readonly url: string }
);

/** Finds where a mirror differs from a page: all that needs a parser. */
export function placesOf(markdown: string): Place[] {
  const places: Place[] = [];
  visit(parseMarkdown(markdown), (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const place = { from: start.offset, to: end.offset };
    if (node.type === 'yaml') {
      places.push({ ...place, kind: 'front matter' });
    } else if (node.type === 'heading' && node.depth === 1) {
      places.push({ ...place, kind: 'title' });
    } else if (node.type === 'link' || node.type === 'definition') {
      places.push({ ...place, kind: 'link', url: node.url });
    }
  });
  return places.sort((one, other) => one.from - other.from);
}

/**
 * Makes of a page's Markdown what can be read away from the site: without front
 * matter, with full addresses, and with a word on where it is from. The rest
 * stays as it was written, so that its code blocks can be checked like the
 * page's own.
 *
 * @param places of this Markdown, by {@link placesOf}
 * @param targets a link to no page stays as it is, for `markdown/links` to report
 * it with its line
 */
export function mirrorOf(
  markdown: string,
  places: readonly Place[],
  page: Page,
  targets: Targets,
): string {
  return places
    .reduceRight((text, place) => {
      const source = markdown.slice(place.from, place.to);
      const changed = inMirror(source, place, page, targets);
      return text.slice(0, place.from) + changed + text.slice(place.to);
    }, markdown)
    .trimStart();
}

/** What stands in a place of the mirror. */
function inMirror(
  source: string,
  place: Place,
  page: Page,
  targets: Targets,
): string {
  if (place.kind !== 'link') {
    return place.kind === 'title'
      ? `${source}\n\n> ${page.version}, from ${page.url}`
      : '';
  }
  // The address comes last: a text may hold the same characters.
  const at = source.lastIndexOf(place.url);
  if (at === -1) return source;
  return (
    source.slice(0, at) +
    fullAddress(place.url, page, targets) +
    source.slice(at + place.url.length)
  );
}

function fullAddress(
  url: string,
  page: Page,
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

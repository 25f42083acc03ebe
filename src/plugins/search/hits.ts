import type { StoredDocSearchHit } from '@docsearch/react';
import {
  BETWEEN_ROWS,
  LEVELS,
  type Hierarchy,
  type Level,
} from './embedded/types';

/** A part of a text: a match, which is marked, or the text between matches. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The part of a hit that is stored, in DocSearch's form. */
export interface StoredHit extends Pick<
  StoredDocSearchHit,
  'objectID' | 'type' | 'url' | 'content'
> {
  readonly hierarchy: Hierarchy;
}

/** A section that was found, or a text in it. */
export interface Hit extends StoredHit {
  /** The title of its section. */
  readonly title: readonly Piece[];
  /** The titles of its page and of the sections around its own, outermost first. */
  readonly above: readonly (readonly Piece[])[];
  /** The part of the text that has most of the matches. */
  readonly excerpt?: readonly Piece[];
}

/** A result of a search. */
export interface Found {
  /** One page of the hits, the best first. */
  readonly hits: readonly Hit[];
  /** The number of hits on all pages. */
  readonly total: number;
  /** Algolia's name for the query, to report what the reader chooses. */
  readonly queryID?: string | undefined;
}

/**
 * Searches a docs version.
 *
 * @param version Docusaurus's name of the version
 * @param page the page number of the hits, from 0
 * @param words the number of words in an excerpt
 * @throws Error whose message is for readers
 */
export type Search = (
  query: string,
  version: string,
  page: number,
  words: number,
) => Promise<Found>;

/** The number of hits on a page. */
export const HITS_PER_PAGE = 20;

const plain = (title: string): readonly Piece[] => [
  { text: title, isMarked: false },
];

/** Creates a hit. Without `highlight` its titles are plain. */
export function hitOf(
  { objectID, type, url, content, hierarchy }: StoredHit,
  highlight: (title: string, level: Level) => readonly Piece[] = plain,
  excerpt?: readonly Piece[],
): Hit {
  const titles = LEVELS.slice(1).flatMap((level) => {
    const title = hierarchy[level];
    return title === null ? [] : [highlight(title, level)];
  });
  // A crawler may find no heading on a page, but it names the page.
  const title = titles.pop() ?? highlight(hierarchy.lvl0, 'lvl0');
  return {
    ...{ objectID, type, url, content, hierarchy, title, above: titles },
    ...(excerpt && { excerpt }),
  };
}

/** The part of a hit that is stored: no highlights, and the heading instead of a text. */
export function storedOf({ objectID, url, hierarchy }: Hit): StoredHit {
  const level = LEVELS.findLast((one) => hierarchy[one] !== null);
  const type = level === undefined || level === 'lvl0' ? 'lvl1' : level;
  return { objectID, type, url, content: null, hierarchy };
}

/**
 * Reads a stored hit. Anything may be in the browser's storage.
 *
 * @returns `undefined` for anything but a hit that can be opened
 */
export function readStored(value: unknown): Hit | undefined {
  const { objectID, url: stored, hierarchy } = Object(value) as Fields;
  const titles = Object(hierarchy) as Fields;
  const url = typeof stored === 'string' ? addressOf(stored) : undefined;
  if (
    url === undefined ||
    typeof objectID !== 'string' ||
    typeof titles.lvl0 !== 'string'
  )
    return undefined;
  const levels = LEVELS.map((level) => {
    const title = titles[level];
    return [level, typeof title === 'string' ? title : null];
  });
  return hitOf({
    ...{ objectID, type: 'lvl1', url, content: null },
    hierarchy: Object.fromEntries(levels) as Hierarchy,
  });
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The address of a hit: a path, if it is on this host.
 *
 * @param here the address of the page
 * @returns `undefined` for anything but a web address
 */
export function addressOf(
  url: string,
  here = window.location.href,
): string | undefined {
  if (!URL.canParse(url, here)) return undefined;
  const { protocol, origin, pathname, search, hash, href } = new URL(url, here);
  if (!/^https?:$/.test(protocol)) return undefined;
  return origin === new URL(here).origin ? pathname + search + hash : href;
}

/**
 * The text of a hit as its page shows it; empty if the hit is a heading. If the text
 * consists of rows, it is the row with the most matches.
 */
export function soughtOf({ content, excerpt = [] }: Hit): string {
  const matches = excerpt.filter(({ isMarked }) => isMarked);
  const countIn = (row: string): number =>
    matches.filter(({ text }) => row.includes(text)).length;
  return (content ?? '')
    .split(BETWEEN_ROWS)
    .reduce((best, row) => (countIn(row) > countIn(best) ? row : best));
}

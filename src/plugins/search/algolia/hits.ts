import type { StoredDocSearchHit } from '@docsearch/react';
import {
  BETWEEN_ROWS,
  LEVELS,
  POST_TAG,
  PRE_TAG,
  type Hierarchy,
  type Level,
} from '../embedded/types';

/** The part of a hit that is stored, in DocSearch's form: its texts are HTML. */
export interface StoredHit extends Pick<
  StoredDocSearchHit,
  'objectID' | 'type' | 'url' | 'content'
> {
  readonly hierarchy: Hierarchy & { readonly lvl0: string };
}

/** A hit of a query, or a stored one, as it is shown. */
export interface Hit extends StoredHit {
  readonly address: string;
  /** The title of its page. */
  readonly page: string;
  /** Its heading, or the snippet of its text. */
  readonly title: readonly Piece[];
  /** The headings above it, outermost first. */
  readonly path: readonly (readonly Piece[])[];
  /** For insights: its query, and its position among all hits, from 1. */
  readonly found?: {
    readonly position: number;
    readonly queryID: string | undefined;
  };
}

/** A part of a text: a match, which is marked, or the text between matches. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The address at which the url of a hit can be opened, if it can. */
export type AddressOf = (url: string) => string | undefined;

/**
 * Reads a hit: its strings. Other properties are dropped.
 *
 * @param value from a provider's answer or the browser's storage
 * @returns `undefined` for anything but a hit that can be opened
 */
export function readHit(value: unknown, addressOf: AddressOf): Hit | undefined {
  const stored = readStored(value);
  if (stored === undefined) return undefined;
  const address = addressOf(stored.url);
  if (address === undefined) return undefined;
  const { type, content, hierarchy } = stored;
  const { _highlightResult, _snippetResult } = fieldsOf(value);
  const highlighted = fieldsOf(fieldsOf(_highlightResult).hierarchy);
  const headingOf = (level: Level): Piece[] =>
    piecesOf(htmlOf(highlighted[level]) ?? hierarchy[level] ?? '');
  const snippet = htmlOf(fieldsOf(_snippetResult).content);
  return {
    ...stored,
    address,
    page: textOf(hierarchy.lvl0),
    title:
      type === 'content' ? piecesOf(snippet ?? content ?? '') : headingOf(type),
    path: levelsOf(stored)
      .filter((level) => level !== 'lvl0')
      .filter((level) => type === 'content' || level < type)
      .map(headingOf),
  };
}

/**
 * The text of a hit as its page shows it; empty if the hit is a heading. Of rows that are
 * one text it is the row with the most matches.
 */
export function soughtOf({ type, content, title }: Hit): string {
  if (type !== 'content') return '';
  const matches = title.filter(({ isMarked }) => isMarked);
  const countIn = (row: string): number =>
    matches.filter(({ text }) => row.includes(text)).length;
  return textOf(content ?? '')
    .split(BETWEEN_ROWS)
    .reduce((best, row) => (countIn(row) > countIn(best) ? row : best));
}

/** Reads the part of a hit that is stored. */
export function readStored(value: unknown): StoredHit | undefined {
  const { objectID, type, url, content, hierarchy } = fieldsOf(value);
  const titles = fieldsOf(hierarchy);
  if (
    typeof objectID !== 'string' ||
    typeof url !== 'string' ||
    typeof titles.lvl0 !== 'string' ||
    !isType(type)
  )
    return undefined;
  const levels = LEVELS.map((level) => [level, stringOrNull(titles[level])]);
  return {
    objectID,
    type,
    url,
    content: stringOrNull(content),
    hierarchy: Object.fromEntries(levels) as StoredHit['hierarchy'],
  };
}

/** The properties of an object; none of any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : {};

const isType = (value: unknown): value is StoredHit['type'] =>
  typeof value === 'string' && /^(?:lvl[0-6]|content)$/.test(value);

const stringOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? value : null;

/** The HTML of Algolia's `HighlightResultOption` or `SnippetResultOption`. */
function htmlOf(result: unknown): string | undefined {
  const { value } = fieldsOf(result);
  return typeof value === 'string' ? value : undefined;
}

/** The nearest heading above a text among the hits of its query. */
export const parentOf = (text: Hit, hits: readonly Hit[]): Hit | undefined =>
  hits
    .filter((hit) => hit.type !== 'content' && isAbove(hit, text))
    .sort((a, b) => b.type.localeCompare(a.type))[0];

const isAbove = (heading: Hit, hit: Hit): boolean =>
  levelsOf(heading).every(
    (level) => heading.hierarchy[level] === hit.hierarchy[level],
  );

const levelsOf = ({ hierarchy }: StoredHit): Level[] =>
  LEVELS.filter((level) => hierarchy[level] !== null);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/**
 * Parses a text of a hit, which is HTML by DocSearch's convention. Tags other than
 * those around matches become text, so that nothing of them is ever executed.
 */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part === PRE_TAG || part === POST_TAG) isMarked = part === PRE_TAG;
    else if (part !== '') pieces.push({ text: decode(part), isMarked });
  }
  return pieces;
}

const textOf = (html: string): string =>
  piecesOf(html)
    .map(({ text }) => text)
    .join('');

const decode = (html: string): string =>
  html.replace(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? entity;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );

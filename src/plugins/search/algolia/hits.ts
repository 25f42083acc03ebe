import type { StoredDocSearchHit } from '@docsearch/react';
import { LEVELS, type Hierarchy, type Level } from '../embedded/types';
import { piecesOf, textOf, type Piece } from './marked';

/** A hit, with the heading above it if that is a hit as well. */
export interface Hit extends StoredHit {
  /** Its headings, as HTML with tags around the matches. */
  readonly highlighted: Readonly<Record<Level, string | undefined>>;
  /** A part of its text, likewise. */
  readonly snippet: string | undefined;
  readonly __docsearch_parent?: Hit | undefined;
  /** Its position among all hits of the query, from 1, for insights. */
  readonly __position: number;
  readonly __queryID: string | undefined;
}

/** The part of a hit that is stored, which does not depend on the query. */
export interface StoredHit extends Pick<
  StoredDocSearchHit,
  'objectID' | 'type' | 'url' | 'content'
> {
  readonly hierarchy: Hierarchy & { readonly lvl0: string };
}

/** A hit of a query, or a stored one. */
export type AnyHit = StoredHit & Partial<Hit>;

/**
 * Groups hits by page, whose title is `lvl0`, and sets the parent of each text. The
 * hits stay in their order, in which a page may have several groups: of a website with
 * few long pages, one group for each would put weak hits before better ones.
 *
 * @param most the largest number of hits in a group
 */
export function groupHits(hits: readonly Hit[], most: number) {
  const groups: { title: string; hits: Hit[] }[] = [];
  for (const hit of hits) {
    const title = textOf(hit.hierarchy.lvl0);
    const last = groups.at(-1);
    if (last?.title !== title) groups.push({ title, hits: [hit] });
    else if (last.hits.length < most) last.hits.push(hit);
  }
  return groups.map(({ title, hits: group }) => ({
    title,
    hits: group.map((hit): Hit => ({
      ...hit,
      __docsearch_parent: parentOf(hit, group),
    })),
  }));
}

/** The nearest heading above a text in its group. */
function parentOf(hit: Hit, group: readonly Hit[]): Hit | undefined {
  if (hit.type !== 'content') return undefined;
  const above = group.filter(
    (other) => other.type !== 'content' && isAbove(other, hit),
  );
  return above.sort((a, b) => b.type.localeCompare(a.type))[0];
}

const isAbove = (heading: Hit, hit: Hit): boolean =>
  levelsOf(heading).every(
    (level) => heading.hierarchy[level] === hit.hierarchy[level],
  );

const levelsOf = ({ hierarchy }: StoredHit): Level[] =>
  (Object.keys(hierarchy) as Level[]).filter(
    (level) => hierarchy[level] !== null,
  );

/**
 * Reads the part of a hit that is stored: strings. Other properties are dropped.
 *
 * @param value from a provider's answer or the browser's storage
 *
 * @returns `undefined` for anything but a hit
 */
export function readStored(value: unknown): StoredHit | undefined {
  const { objectID, type, url, content, hierarchy } = fieldsOf(value);
  const titles = byLevel(hierarchy, textOrNull);
  const text = textOrNull(content);
  if (
    typeof objectID !== 'string' ||
    !isType(type) ||
    typeof url !== 'string' ||
    text === undefined ||
    titles.lvl0 === null ||
    Object.values(titles).includes(undefined)
  )
    return undefined;
  return {
    objectID,
    type,
    url,
    content: text,
    hierarchy: titles as StoredHit['hierarchy'],
  };
}

/** As {@link readStored}, with the highlighted texts. */
export function readHit(
  value: unknown,
): Omit<Hit, '__position' | '__queryID'> | undefined {
  const hit = readStored(value);
  if (hit === undefined) return undefined;
  const { _highlightResult, _snippetResult } = fieldsOf(value);
  return {
    ...hit,
    highlighted: byLevel(fieldsOf(_highlightResult).hierarchy, htmlOf),
    snippet: htmlOf(fieldsOf(_snippetResult).content),
  };
}

/** Reads the value of each level of a hierarchy. */
function byLevel<Value>(
  hierarchy: unknown,
  read: (value: unknown) => Value,
): Record<Level, Value> {
  const values = fieldsOf(hierarchy);
  return Object.fromEntries(
    LEVELS.map((level) => [level, read(values[level])]),
  ) as Record<Level, Value>;
}

/** The properties of an object; none of any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : {};

const isType = (value: unknown): value is StoredHit['type'] =>
  typeof value === 'string' && /^(?:lvl[0-6]|content)$/.test(value);

/** @returns `undefined` for a value of another type */
function textOrNull(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : undefined;
}

/** The HTML of Algolia's `HighlightResultOption` or `SnippetResultOption`. */
function htmlOf(result: unknown): string | undefined {
  const { value } = fieldsOf(result);
  return typeof value === 'string' ? value : undefined;
}

/** The heading of a hit, or the snippet of its text. */
export const titleOf = (hit: AnyHit): Piece[] =>
  hit.type === 'content'
    ? piecesOf(hit.snippet ?? hit.content ?? '')
    : headingOf(hit, hit.type);

/** The headings above a hit, outermost first. */
export const pathOf = (hit: AnyHit): Piece[][] =>
  levelsOf(hit)
    .filter((level) => level !== 'lvl0')
    .filter((level) => hit.type === 'content' || level < hit.type)
    .map((level) => headingOf(hit, level));

const headingOf = (hit: AnyHit, level: Level): Piece[] =>
  piecesOf(hit.highlighted?.[level] ?? hit.hierarchy[level] ?? '');

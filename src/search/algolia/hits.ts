import type { DocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import { piecesOf, textOf, type Piece } from './marked';

/** A hit, with the heading above it if that is a hit as well. */
export interface Hit extends StoredHit {
  readonly _highlightResult?: Marks;
  readonly _snippetResult?: Marks;
  readonly __docsearch_parent?: Hit | undefined;
  /** Its position among all hits of the query, from 1, for insights. */
  readonly __position: number;
  readonly __queryID: string | undefined;
}

/** The part of a hit that is stored: nothing that depends on the query. */
export type StoredHit = Pick<
  StoredDocSearchHit,
  'objectID' | 'type' | 'url' | 'content' | 'hierarchy'
>;

/** A hit of a query, or a stored one. */
export type AnyHit = StoredHit & Partial<Hit>;

type Marks = Partial<Pick<DocSearchHit['_highlightResult'], 'content'>> & {
  readonly hierarchy?: Partial<DocSearchHit['_highlightResult']['hierarchy']>;
};

type Level = keyof StoredHit['hierarchy'];

/**
 * Groups hits by page, whose title is `lvl0`, in the order of their best hits,
 * and sets the parent of each text.
 *
 * @param most the largest number of hits in a group
 */
export function groupHits(hits: readonly Hit[], most: number) {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const title = textOf(hit.hierarchy.lvl0);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [hit]);
    else if (group.length < most) group.push(hit);
  }
  return Array.from(groups, ([title, group]) => ({
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
  levels(heading).every(
    (level) => heading.hierarchy[level] === hit.hierarchy[level],
  );

const levels = ({ hierarchy }: StoredHit): Level[] =>
  (Object.keys(hierarchy) as Level[]).filter(
    (level) => hierarchy[level] !== null,
  );

/** Whether a value from Algolia or the browser's storage is a hit. */
export function isHit(value: unknown): value is StoredHit {
  const { type, url, content, hierarchy } = (value ?? {}) as Partial<StoredHit>;
  return (
    typeof type === 'string' &&
    /^(?:lvl[0-6]|content)$/.test(type) &&
    typeof url === 'string' &&
    typeof hierarchy?.lvl0 === 'string' &&
    [content, ...Object.values(hierarchy)].every(
      (text: unknown) => typeof text === 'string' || (text ?? null) === null,
    )
  );
}

/** Removes what depends on the query. */
export function toStored(hit: StoredHit): StoredHit {
  const { objectID, type, url, content, hierarchy } = hit;
  return { objectID, type, url, content, hierarchy };
}

/** The heading of a hit, or the snippet of its text. */
export const titleOf = (hit: AnyHit): Piece[] =>
  hit.type === 'content'
    ? markedOr(hit.content, hit._snippetResult?.content)
    : headingOf(hit, hit.type);

/** The headings above a hit, outermost first. */
export const pathOf = (hit: AnyHit): Piece[][] =>
  levels(hit)
    .filter((level) => level !== 'lvl0')
    .filter((level) => hit.type === 'content' || level < hit.type)
    .map((level) => headingOf(hit, level));

const headingOf = (hit: AnyHit, level: Level): Piece[] =>
  markedOr(hit.hierarchy[level], hit._highlightResult?.hierarchy?.[level]);

/** Marks are not validated; without them the plain text is shown. */
const markedOr = (
  plain: string | null,
  marked: { readonly value: unknown } | undefined,
): Piece[] =>
  piecesOf(typeof marked?.value === 'string' ? marked.value : (plain ?? ''));

import {
  escapeHtml,
  highlight,
  snippet,
  type Marked,
  type Snippet,
} from './highlight';
import type { Query } from './parameters';
import type { Plan } from './plan';
import { LEVELS, type Level, type SearchRecord } from './types';

type Tree = Record<string, unknown>;

/**
 * Makes Algolia's hits of records: the attributes that the query wants, and
 * their texts marked. As in the indexes of the DocSearch crawler, texts are
 * HTML: escaped, and with no tags but those that the query names.
 */
export function createHits(
  plan: Plan,
  query: Query,
): (record: SearchRecord) => Tree {
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const retrieved = retrieving(query.attributesToRetrieve);
  // Hits of one page have the same headings.
  const known = new Map<string, Marked>();
  const highlighted = marking(textsIn(query.attributesToHighlight), (text) => {
    const value = known.get(text) ?? highlight(text, plan, tags);
    known.set(text, value);
    return value;
  });
  const sizes = snippetSizes(query.attributesToSnippet);
  const snippeted = marking([...sizes.keys()], (text, attribute) => {
    const size = sizes.get(attribute) ?? 0;
    return snippet(text, plan, size, tags, query.snippetEllipsisText);
  });
  return (record) => {
    const hit = retrieved(record);
    hit.objectID = record.objectID;
    const snippetResult = snippeted(record);
    if (snippetResult !== undefined) hit._snippetResult = snippetResult;
    const highlightResult = highlighted(record);
    if (highlightResult !== undefined) hit._highlightResult = highlightResult;
    return hit;
  };
}

/** An attribute that holds text: a heading's level, or the content. */
type TextAttribute = Level | 'content';

const TEXTS: readonly TextAttribute[] = [...LEVELS, 'content'];

/** Whether a list of attributes names one: by its name, its parent's or `*`. */
const names = (list: readonly string[], attribute: string): boolean =>
  list.some(
    (name) =>
      name === '*' || name === attribute || attribute.startsWith(`${name}.`),
  );

const textsIn = (list: readonly string[]): TextAttribute[] =>
  TEXTS.filter((text) =>
    names(list, text === 'content' ? text : `hierarchy.${text}`),
  );

/** `attributesToSnippet` gives the number of words with each name. */
function snippetSizes(
  entries: readonly string[],
): ReadonlyMap<TextAttribute, number> {
  const sizes = new Map<TextAttribute, number>();
  for (const entry of entries) {
    const [name = '', size = '10'] = entry.split(':');
    for (const text of textsIn([name])) sizes.set(text, Number(size) || 10);
  }
  return sizes;
}

function marking(
  attributes: readonly TextAttribute[],
  mark: (text: string, attribute: TextAttribute) => Marked | Snippet,
): (record: SearchRecord) => Tree | undefined {
  return (record) => {
    const hierarchy: Tree = {};
    const tree: Tree = {};
    for (const attribute of attributes) {
      const isContent = attribute === 'content';
      const text = isContent ? record.content : record.hierarchy[attribute];
      if (text === null) continue;
      (isContent ? tree : hierarchy)[attribute] = mark(text, attribute);
    }
    if (Object.keys(hierarchy).length > 0) tree.hierarchy = hierarchy;
    return Object.keys(tree).length === 0 ? undefined : tree;
  };
}

function retrieving(list: readonly string[]): (record: SearchRecord) => Tree {
  const levels = LEVELS.filter((level) => names(list, `hierarchy.${level}`));
  // The same few names with each record.
  const wanted = new Map<string, boolean>();
  const isWanted = (name: string): boolean => {
    const known = wanted.get(name) ?? names(list, name);
    wanted.set(name, known);
    return known;
  };
  return (record) => {
    const tree: Tree = {};
    for (const name in record) {
      if (name === 'hierarchy') {
        if (levels.length === 0) continue;
        const hierarchy: Tree = {};
        for (const level of levels) {
          hierarchy[level] = escaped(record.hierarchy[level]);
        }
        tree.hierarchy = hierarchy;
      } else if (isWanted(name)) {
        tree[name] = valueOf(name as keyof SearchRecord, record);
      }
    }
    return tree;
  };
}

/** The value of an attribute, as HTML where it is shown as such. */
function valueOf(name: keyof SearchRecord, record: SearchRecord): unknown {
  if (name === 'content') return escaped(record.content);
  if (name === 'keywords') return record.keywords?.map(escapeHtml);
  return record[name];
}

const escaped = (text: string | null): string | null =>
  text === null ? null : escapeHtml(text);

import {
  escapeHtml,
  highlight,
  snippet,
  type Marked,
  type Snippet,
  type Tags,
} from './highlight';
import type { Query } from './parameters';
import type { Plan } from './plan';
import { LEVELS, type SearchRecord } from './types';

/** The attributes that hold text, by their names in Algolia's parameters. */
const TEXTS = [...LEVELS.map((level) => `hierarchy.${level}`), 'content'];

type Tree = Record<string, unknown>;

/**
 * Makes Algolia's hit of a record: the attributes that the query wants, and its
 * texts marked. As in the indexes of the DocSearch crawler, texts are HTML:
 * escaped, and with no tags but those that the query names.
 */
export function hitOf(record: SearchRecord, plan: Plan, query: Query): Tree {
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const hit: Tree = { ...retrieved(record, query), objectID: record.objectID };
  const highlighted = marked(record, query.attributesToHighlight, (text) =>
    highlight(text, plan, tags),
  );
  const snippeted = snippets(record, plan, query, tags);
  return {
    ...hit,
    ...(snippeted !== undefined && { _snippetResult: snippeted }),
    ...(highlighted !== undefined && { _highlightResult: highlighted }),
  };
}

const textOf = (record: SearchRecord, attribute: string): string | null => {
  const level = LEVELS.find((name) => attribute === `hierarchy.${name}`);
  if (level !== undefined) return record.hierarchy[level];
  return attribute === 'content' ? record.content : null;
};

/** Whether a list of attributes names one: by its name, its parent's or `*`. */
const names = (list: readonly string[], attribute: string): boolean =>
  list.some(
    (name) =>
      name === '*' || name === attribute || attribute.startsWith(`${name}.`),
  );

function retrieved(
  record: SearchRecord,
  { attributesToRetrieve }: Query,
): Tree {
  const tree: Tree = {};
  for (const [name, value] of Object.entries(record)) {
    if (name === 'hierarchy') {
      const levels = LEVELS.filter((level) =>
        names(attributesToRetrieve, `hierarchy.${level}`),
      );
      if (levels.length === 0) continue;
      tree.hierarchy = Object.fromEntries(
        levels.map((level) => [level, escaped(record.hierarchy[level])]),
      );
    } else if (names(attributesToRetrieve, name)) {
      tree[name] = escapedText(name, record) ?? value;
    }
  }
  return tree;
}

/** Of the other attributes those that are shown as HTML. */
const escapedText = (name: string, { content, keywords }: SearchRecord) =>
  name === 'content'
    ? escaped(content)
    : name === 'keywords'
      ? keywords?.map(escapeHtml)
      : undefined;

const escaped = (text: string | null): string | null =>
  text === null ? null : escapeHtml(text);

function marked(
  record: SearchRecord,
  attributes: readonly string[],
  mark: (text: string) => Marked | Snippet,
): Tree | undefined {
  const hierarchy: Tree = {};
  const tree: Tree = {};
  for (const attribute of TEXTS) {
    const text = textOf(record, attribute);
    if (text === null || !names(attributes, attribute)) continue;
    const level = attribute.split('.')[1];
    if (level === undefined) tree[attribute] = mark(text);
    else hierarchy[level] = mark(text);
  }
  if (Object.keys(hierarchy).length > 0) tree.hierarchy = hierarchy;
  return Object.keys(tree).length === 0 ? undefined : tree;
}

/** `attributesToSnippet` gives the number of words with each name. */
function snippets(
  record: SearchRecord,
  plan: Plan,
  { attributesToSnippet, snippetEllipsisText }: Query,
  tags: Tags,
): Tree | undefined {
  const sizes = new Map(
    attributesToSnippet.map((entry) => {
      const [name = '', size = '10'] = entry.split(':');
      return [name, Number(size) || 10];
    }),
  );
  const result: Tree = {};
  for (const [name, size] of sizes) {
    const part = marked(record, [name], (text) =>
      snippet(text, plan, size, tags, snippetEllipsisText),
    );
    if (part === undefined) continue;
    const { hierarchy, ...rest } = part;
    Object.assign(result, rest);
    if (hierarchy !== undefined) {
      result.hierarchy = {
        ...(result.hierarchy as Tree | undefined),
        ...(hierarchy as Tree),
      };
    }
  }
  return Object.keys(result).length === 0 ? undefined : result;
}

import type {
  Hit,
  HighlightResultOption,
  SnippetResultOption,
} from 'algoliasearch/lite';
import { escapeHtml, highlight, snippet } from './highlight';
import type { Query } from './parameters';
import type { QueryWord } from './query';
import { LEVELS, type Hierarchy, type SearchRecord } from './types';

/**
 * Makes Algolia's hit of a record: the attributes that the query wants, and
 * its texts marked. As in the indexes of the DocSearch crawler, texts are HTML:
 * escaped, and with no tags but those that the query names.
 *
 * @param words of the query, to be marked
 */
export function createHit(
  record: SearchRecord,
  words: readonly QueryWord[],
  query: Query,
): Hit {
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const snippets = query.attributesToSnippet.map((entry) => entry.split(':'));
  return {
    ...retrieve(record, query.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: mapTexts<HighlightResultOption>(
      record,
      query.attributesToHighlight,
      (text) => highlight(text, words, tags),
    ),
    _snippetResult: mapTexts<SnippetResultOption>(
      record,
      snippets.map(([name = '']) => name),
      (text, attribute) => {
        const [, size] =
          snippets.find(([name = '']) => names([name], attribute)) ?? [];
        const { snippetEllipsisText } = query;
        return snippet(
          text,
          words,
          Number(size) || 10,
          tags,
          snippetEllipsisText,
        );
      },
    ),
  };
}

/** Whether a list of attributes names one: by its name, its parent's or `*`. */
const names = (list: readonly string[], attribute: string): boolean =>
  list.some(
    (name) =>
      name === '*' || name === attribute || attribute.startsWith(`${name}.`),
  );

/** Makes something of each text that a list names, in the record's own shape. */
function mapTexts<Made>(
  { hierarchy, content }: SearchRecord,
  list: readonly string[],
  make: (text: string, attribute: string) => Made,
): Record<string, Made | Record<string, Made>> {
  const levels = LEVELS.flatMap((level): [string, Made][] => {
    const attribute = `hierarchy.${level}`;
    const text = hierarchy[level];
    return text !== null && names(list, attribute)
      ? [[level, make(text, attribute)]]
      : [];
  });
  return {
    ...(levels.length > 0 && { hierarchy: Object.fromEntries(levels) }),
    ...(content !== null &&
      names(list, 'content') && { content: make(content, 'content') }),
  };
}

function retrieve(record: SearchRecord, list: readonly string[]): object {
  const { hierarchy, ...attributes } = escapeTexts(record);
  const named = Object.entries(attributes).filter(([name]) =>
    names(list, name),
  );
  const levels = Object.entries(hierarchy).filter(([level]) =>
    names(list, `hierarchy.${level}`),
  );
  return {
    ...Object.fromEntries(named),
    ...(levels.length > 0 && { hierarchy: Object.fromEntries(levels) }),
  };
}

/** A record as the DocSearch crawler writes it: its texts are HTML. */
export const escapeTexts = (record: SearchRecord): SearchRecord => ({
  ...record,
  hierarchy: Object.fromEntries(
    Object.entries(record.hierarchy).map(([level, title]) => [
      level,
      title === null ? null : escapeHtml(title),
    ]),
  ) as Hierarchy,
  content: record.content === null ? null : escapeHtml(record.content),
  ...(record.keywords && { keywords: record.keywords.map(escapeHtml) }),
});

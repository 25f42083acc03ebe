import type { Hit, SnippetResultOption } from 'algoliasearch/lite';
import { escapeText } from '../../shared/markup';
import { highlightResult, snippetResult } from './highlight';
import type { Query } from './parameters';
import type { QueryWord } from './query';
import { LEVELS, type Hierarchy, type SearchRecord } from './types';

/**
 * Creates Algolia's hit for a record, with the requested attributes. As in
 * indexes of the DocSearch crawler, texts are escaped for HTML.
 *
 * @param words of the query, for highlighting
 */
export function createHit(
  record: SearchRecord,
  words: readonly QueryWord[],
  query: Query,
): Hit {
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const ellipsis = query.snippetEllipsisText;
  const snippets = query.attributesToSnippet.map((entry) => {
    const [name = '', size] = entry.split(':');
    return { name, size: Number(size) || 10 };
  });
  const cut = (text: string, attribute: string): SnippetResultOption => {
    const wanted = snippets.find(({ name }) => covers([name], attribute));
    return snippetResult(text, words, wanted?.size ?? 10, tags, ellipsis);
  };
  const mark = (text: string) => highlightResult(text, words, tags);
  const snippetNames = snippets.map(({ name }) => name);
  return {
    ...retrieve(record, query.attributesToRetrieve),
    objectID: record.objectID,
    _highlightResult: mapTexts(record, query.attributesToHighlight, mark),
    _snippetResult: mapTexts(record, snippetNames, cut),
  };
}

/** Whether a list has an attribute, its parent or `*`. */
const covers = (list: readonly string[], attribute: string): boolean =>
  list.some(
    (name) =>
      name === '*' || name === attribute || attribute.startsWith(`${name}.`),
  );

/** Maps the texts of the listed attributes, in the structure of the record. */
function mapTexts<Mapped>(
  { hierarchy, content }: SearchRecord,
  list: readonly string[],
  make: (text: string, attribute: string) => Mapped,
): Record<string, Mapped | Record<string, Mapped>> {
  const levels = LEVELS.flatMap((level): [string, Mapped][] => {
    const attribute = `hierarchy.${level}`;
    const text = hierarchy[level];
    return text !== null && covers(list, attribute)
      ? [[level, make(text, attribute)]]
      : [];
  });
  return {
    ...(levels.length > 0 && { hierarchy: Object.fromEntries(levels) }),
    ...(content !== null &&
      covers(list, 'content') && {
        content: make(content, 'content'),
      }),
  };
}

function retrieve(record: SearchRecord, list: readonly string[]): object {
  const { hierarchy, ...attributes } = escapeTexts(record);
  const named = Object.entries(attributes).filter(([name]) =>
    covers(list, name),
  );
  const levels = Object.entries(hierarchy).filter(([level]) =>
    covers(list, `hierarchy.${level}`),
  );
  return {
    ...Object.fromEntries(named),
    ...(levels.length > 0 && { hierarchy: Object.fromEntries(levels) }),
  };
}

/** Escapes the texts of a record, as the DocSearch crawler does. */
export const escapeTexts = (record: SearchRecord): SearchRecord => ({
  ...record,
  hierarchy: Object.fromEntries(
    Object.entries(record.hierarchy).map(([level, title]) => [
      level,
      title === null ? null : escapeText(title),
    ]),
  ) as Hierarchy,
  content: record.content === null ? null : escapeText(record.content),
  ...(record.keywords && { keywords: record.keywords.map(escapeText) }),
});

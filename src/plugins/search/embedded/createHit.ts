import { escapeHtml, highlight, snippet } from './highlight';
import type { Query } from './protocol';
import type { QueryWord } from './query';
import type { Hierarchy, Level, SearchRecord } from './types';

/**
 * Creates Algolia's hit for a record, with the attributes that `algolia/request` asks
 * for. As in indexes of the DocSearch crawler, texts are escaped for HTML.
 *
 * @param words of the query, for highlighting
 */
export function createHit(
  record: SearchRecord,
  words: readonly QueryWord[],
  query: Query,
): object {
  const { objectID, type, url, hierarchy, content } = escapeTexts(record);
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const size = Number(query.attributesToSnippet[0].replace('content:', ''));
  const ellipsis = query.snippetEllipsisText;
  return {
    objectID,
    type,
    url,
    hierarchy,
    content,
    _highlightResult: {
      hierarchy: mapTitles(record.hierarchy, (title) => ({
        value: highlight(title, words, tags),
      })),
    },
    ...(record.content !== null && {
      _snippetResult: {
        content: {
          value: snippet(record.content, words, size, tags, ellipsis),
        },
      },
    }),
  };
}

const mapTitles = <Mapped>(
  hierarchy: Hierarchy,
  make: (title: string) => Mapped,
) =>
  Object.fromEntries(
    Object.entries(hierarchy).map(([level, title]) => [
      level,
      title === null ? null : make(title),
    ]),
  ) as Record<Level, Mapped | null>;

/** Escapes the texts of a record, as the DocSearch crawler does. */
export const escapeTexts = (record: SearchRecord): SearchRecord => ({
  ...record,
  hierarchy: mapTitles(record.hierarchy, escapeHtml),
  content: record.content === null ? null : escapeHtml(record.content),
  ...(record.keywords && { keywords: record.keywords.map(escapeHtml) }),
});

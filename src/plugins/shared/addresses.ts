/*
 * Paths of pages from the permalinks of the docs plugin. The permalink of a
 * version's first page has a trailing slash.
 */

/** The path of a page: `/usage`, `/next`, or the unchanged base URL. */
export const pagePath = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/** The path of its Markdown, which `markdown-copies/copies` writes: `/usage.md`. */
export const copyPath = (permalink: string): string =>
  `${permalink.replace(/\/$/, '/index')}.md`;

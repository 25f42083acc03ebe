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

/**
 * Encodes the percent signs of a text that cannot be decoded, such as
 * `/usage#100%`, with which Docusaurus would fail to start.
 */
export const toDecodable = (text: string): string =>
  isDecodable(text) ? text : text.replaceAll('%', '%25');

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

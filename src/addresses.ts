/*
 * Where a page stands, from the permalink that the docs plugin gives it. The
 * first page of a version has one with a slash at its end.
 */

/** Path of a page: `/usage`, `/next`, and the base URL as it is. */
export const pagePath = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/** Path of its Markdown, which `plugins/machine-readable` writes: `/usage.md`. */
export const mirrorPath = (permalink: string): string =>
  `${permalink.replace(/\/$/, '/index')}.md`;

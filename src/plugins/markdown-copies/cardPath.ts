/**
 * Path of a page's social card: `/img/cards/docs/usage.jpg` for the file
 * `docs/020-usage.md`.
 */
export const cardPath = (source: string): string =>
  source.replace(/^.*?([^/]+)\/(?:\d+-)?([^/]+)\.md$/, '/img/cards/$1/$2.jpg');

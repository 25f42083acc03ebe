/**
 * Path of a page's social card on the site, by the file of the page:
 * `/img/cards/docs/usage.png` for `docs/020-usage.md`.
 */
export const cardPath = (source: string): string =>
  source.replace(/^.*?([^/]+)\/(?:\d+-)?([^/]+)\.md$/, '/img/cards/$1/$2.png');

/** The addresses of versions before a release. */
export interface Addresses {
  /** Full address of the site, without a slash at its end. */
  readonly site: string;
  /** The versions, the latest first: `['2.1.0', '1.1.1']`. */
  readonly versions: readonly string[];
}

/**
 * Rewrites the addresses of pages and schemas after a release: the former latest version
 * moves from the root to a path of its own, and the released one takes the root. A link
 * with "latest" or "Next" in its text follows that word instead.
 *
 * @param isNext whether the page is one of Next, which keeps the address of its schema
 */
export function withMovedLinks(
  markdown: string,
  { site, versions: [latest = '', ...older] }: Addresses,
  isNext = false,
): string {
  // With the text of the link, if it is one: `[The table](https://…/next/usage#table`.
  const addresses = new RegExp(
    `(\\[[^[\\]]*\\]\\()?${site.replaceAll('.', '\\.')}(/[\\w./-]*)?`,
    'g',
  );
  const movedFrom = (address: string, start = '', pathname = ''): string => {
    const [, folder = ''] = pathname.split('/');
    const staying = folder === 'next' ? /\bnext\b/i : /\blatest\b/i;
    if (older.includes(folder) || staying.test(start)) return address;
    if (isNext && pathname === '/next/schema.json') return address;
    const moved =
      folder === 'next'
        ? pathname.replace(/^\/next\/?/, '/')
        : `/${latest}${pathname}`;
    return start + site + moved;
  };
  return markdown.replace(addresses, movedFrom);
}

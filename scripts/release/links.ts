import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../src/plugins/shared/markdown';

/** The addresses of versions before a release. */
export interface Addresses {
  /** Full address of the site, without a slash at its end. */
  readonly site: string;
  /** The versions, the latest first: `['2.1.0', '1.1.1']`. */
  readonly versions: readonly string[];
}

/** An address in a text, and what replaces it. */
interface Move {
  readonly start: number;
  readonly url: string;
  readonly to: string;
}

const SCHEMA = /https:[\w./-]+\/schema\.json/g;

/**
 * Rewrites the links between versions after a release: the former latest version moves
 * from the root to a path of its own, and the released one takes the root. A link with
 * "latest" or "Next" in its text follows that word instead. Addresses of schemas in
 * code are rewritten as well.
 *
 * @param isNext whether the page is one of Next, which keeps the address of its schema
 */
export function withMovedLinks(
  markdown: string,
  { site, versions: [latest = '', ...older] }: Addresses,
  isNext = false,
): string {
  const moves: Move[] = [];
  const move = (url: string, start: number, text = ''): void => {
    if (url !== site && !url.startsWith(`${site}/`)) return;
    const { pathname, hash } = new URL(url);
    const [, folder = ''] = pathname.split('/');
    const staying = folder === 'next' ? /\bnext\b/i : /\blatest\b/i;
    if (older.includes(folder) || staying.test(text)) return;
    const moved =
      folder === 'next'
        ? pathname.slice('/next'.length) || '/'
        : `/${latest}${pathname}`;
    moves.push({ start, url, to: site + moved + hash });
  };
  const tree = parseMarkdown(markdown);
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { url, position } = node;
    move(url, markdown.lastIndexOf(url, position?.end.offset), toString(node));
  });
  visit(tree, ['code', 'inlineCode'], ({ position }) => {
    const start = position?.start.offset ?? 0;
    const text = markdown.slice(start, position?.end.offset);
    for (const { 0: url, index } of text.matchAll(SCHEMA))
      if (!isNext || !url.startsWith(`${site}/next/`)) move(url, start + index);
  });
  return moves
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, url, to }) =>
        text.slice(0, start) + to + text.slice(start + url.length),
      markdown,
    );
}

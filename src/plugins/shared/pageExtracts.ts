import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { getOrMake } from './cache';
import { parseMarkdown } from './markdown';

/** Reads a page; `tree` is its syntax tree, if it has been parsed. */
type ReadPage<T> = (markdown: string, tree?: Root) => T;

const readings: ReadPage<unknown>[] = [];

/**
 * Declares which data a plugin reads from pages. The data is cached by the text of the
 * page. Parsing a page takes longer than reading it, so it is parsed once for all
 * plugins: see {@link extractPages}.
 *
 * @param name the name of the cache
 * @param read gets the page's tree and its Markdown, and returns a JSON value
 * @returns a function that reads a page, and throws the errors of `read`
 */
export function pageExtractor<T>(
  name: string,
  read: (tree: Root, markdown: string) => T,
): ReadPage<T> {
  const readPage: ReadPage<T> = (markdown, tree) =>
    getOrMake<T>(name, markdown, () =>
      read(tree ?? parseMarkdown(markdown), markdown),
    );
  readings.push(readPage);
  return readPage;
}

/**
 * A remark plugin that reads pages for all plugins when Docusaurus has parsed them. It
 * must be the first one, because others change the tree.
 */
export function extractPages() {
  return (tree: Root, file: VFile): void => {
    for (const read of readings) {
      try {
        read(String(file), tree);
      } catch {
        // The plugin that needs the result reads the page again, and throws the error.
      }
    }
  };
}

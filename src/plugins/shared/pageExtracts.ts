import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { getOrMake } from './cache';
import { parseMarkdown } from './markdown';

/** Reads a page; `tree` is what it was parsed to, if that is known. */
type ReadPage<T> = (markdown: string, file?: string, tree?: Root) => T;

const readings: ReadPage<unknown>[] = [];

/**
 * Declares what a plugin reads of pages, which is cached by their text. To
 * parse a page takes longer than all plugins need to read it, so that a page is
 * parsed once: see {@link extractPages}.
 *
 * @param name of the cache
 * @param read gets the page's tree, its Markdown and its path, the latter only for messages;
 *   it gives a JSON value
 * @returns a function that reads a page, and throws the errors of `read`
 */
export function pageExtractor<T>(
  name: string,
  read: (tree: Root, markdown: string, file: string) => T,
): ReadPage<T> {
  const readPage: ReadPage<T> = (markdown, file = '', tree) =>
    getOrMake<T>(name, markdown, () =>
      read(tree ?? parseMarkdown(markdown), markdown, file),
    );
  readings.push(readPage);
  return readPage;
}

/**
 * A remark plugin that reads pages for all plugins, when Docusaurus has parsed them. It
 * must be the first, as others change the tree.
 */
export function extractPages() {
  return (tree: Root, file: VFile): void => {
    for (const read of readings) {
      try {
        read(String(file), file.path, tree);
      } catch {
        // The plugin that needs the result reads again, and throws the error then.
      }
    }
  };
}

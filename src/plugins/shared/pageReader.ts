import type { Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { DiskCache } from './diskCache';
import { parseMarkdown } from './markdown';

type Read<T> = (tree: Root, markdown: string, file: string) => T;

const readings: Read<unknown>[] = [];

const caches: DiskCache<unknown>[] = [];

/**
 * Declares what a plugin reads of pages, which is cached by their text. To
 * parse a page takes longer than all plugins need to read it, so that a page is
 * parsed once: see {@link readPages}.
 *
 * @param name of the cache
 * @param read gets the page's tree, its Markdown and its path, the latter only for messages;
 *   it gives a JSON value
 * @returns a function that reads a page, and throws the errors of `read`
 */
export function pageReader<T>(
  name: string,
  read: Read<T>,
): (markdown: string, file?: string) => T {
  const cache = new DiskCache<T>(name);
  caches.push(cache);
  const cached = (markdown: string, make: () => T): T =>
    cache.getOrMake(markdown, make);
  readings.push((tree, markdown, file) =>
    cached(markdown, () => read(tree, markdown, file)),
  );
  return (markdown, file = '') =>
    cached(markdown, () => read(parseMarkdown(markdown), markdown, file));
}

/**
 * A remark plugin that reads pages for all plugins, when Docusaurus has parsed them. It
 * must be the first, as others change the tree.
 */
export function readPages() {
  return (tree: Root, file: VFile): void => {
    for (const read of readings) {
      try {
        read(tree, String(file), file.path);
      } catch {
        // Who asks for what it reads gets the error.
      }
    }
  };
}

/** A plugin that forgets, after a build, what was read of pages that are gone. */
export const pageReadings = (): Plugin => ({
  name: 'page-readings',
  postBuild() {
    for (const cache of caches) cache.prune();
  },
});

import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import type { Markup } from './markup';

/** A page of the built website. */
export interface BuiltPage {
  /** Its path below the folder of the built website. */
  readonly file: string;
  readonly html: string;
}

/** What a plugin does with the built pages, in two passes over all of them. */
export interface PageStep {
  /** Reads a page as Docusaurus has written it. */
  readonly collect?: (page: BuiltPage) => void;
  /**
   * Ends the first pass.
   *
   * @returns what `transform` adds to pages: the steps after this one collect it, too
   */
  readonly prepare?: () => readonly Markup[] | Promise<readonly Markup[]>;
  /** Changes a page, as the steps before this one have left it. */
  readonly transform?: (page: BuiltPage) => string;
}

/** A plugin that reads or changes the built pages. */
export interface PagePlugin extends Plugin {
  readonly builtPages?: () =>
    readonly PageStep[] | Promise<readonly PageStep[]>;
}

/**
 * Takes the built pages through the steps of plugins, in their order. Each page is
 * read once for all that is collected, read again for all changes, and written once.
 */
export async function transformPages(
  plugins: readonly PagePlugin[],
  outDir: Props['outDir'],
): Promise<void> {
  const steps: PageStep[] = [];
  for (const { builtPages } of plugins)
    if (builtPages) steps.push(...(await builtPages()));
  const files =
    steps.length > 0 ? Globby.sync('**/*.html', { cwd: outDir }) : [];
  for (const file of files) {
    const page = readPage(outDir, file);
    for (const { collect } of steps) collect?.(page);
  }
  for (const [index, { prepare }] of steps.entries()) {
    for (const added of (await prepare?.()) ?? []) {
      const page = { file: 'each page', html: String(added) };
      for (const { collect } of steps.slice(index + 1)) collect?.(page);
    }
  }
  for (const file of files) {
    let page = readPage(outDir, file);
    for (const { transform } of steps)
      if (transform) page = { file, html: transform(page) };
    fs.writeFileSync(path.join(outDir, file), page.html);
  }
}

/** Without a promise: to wait for a file takes longer than to read it. */
const readPage = (outDir: string, file: string): BuiltPage => ({
  file,
  html: fs.readFileSync(path.join(outDir, file), 'utf8'),
});

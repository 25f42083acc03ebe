import fs from 'node:fs';
import path from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
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

/** A plugin that has something to do when all pages are rendered. */
export interface FinishingPlugin extends Plugin {
  /** Its steps for the built pages. */
  readonly builtPages?: () =>
    readonly PageStep[] | Promise<readonly PageStep[]>;
  /** Writes its files, when all pages are finished. */
  readonly finish?: (site: Props) => void | Promise<void>;
}

/**
 * Ends a build in the order of `plugins` in the configuration: first the built pages go
 * through the steps of all plugins, then each plugin writes its files. Docusaurus would
 * call the `postBuild` of all plugins at once, but some need what others have written.
 */
export const finishPages = (): Plugin => ({
  name: 'finish-pages',
  async postBuild(site) {
    const plugins = site.plugins as readonly FinishingPlugin[];
    const steps: PageStep[] = [];
    for (const { builtPages } of plugins)
      steps.push(...((await builtPages?.()) ?? []));
    await transformPages(steps, site.outDir);
    for (const { name, finish } of plugins)
      await step(`The files of "${name}"`, async () => finish?.(site));
  },
});

/**
 * Takes the built pages through steps, in their order. Each page is read once for all
 * that is collected, read again for all changes, and written once.
 */
export async function transformPages(
  steps: readonly PageStep[],
  outDir: string,
): Promise<void> {
  const files = Globby.sync('**/*.html', { cwd: outDir });
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

/** Synchronous: awaiting a small file takes longer than reading it. */
const readPage = (outDir: string, file: string): BuiltPage => ({
  file,
  html: fs.readFileSync(path.join(outDir, file), 'utf8'),
});

/** Does one step of a build. With `--timings`, Docusaurus prints how long it took. */
export const step = <T>(what: string, work: () => Promise<T>): Promise<T> =>
  PerfLogger.async(what, work);

import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';

interface BuiltPage {
  /** Its path below the folder of the built website. */
  readonly file: string;
  readonly html: string;
}

/**
 * Gets all built pages, with the changes of earlier steps.
 *
 * @returns a function that changes a page
 */
export type PageStep = (
  pages: readonly BuiltPage[],
) => PageChange | Promise<PageChange>;

type PageChange = (page: BuiltPage) => string;

/** A plugin that works on the site when all pages are rendered. */
export interface FinishingPlugin extends Plugin {
  readonly builtPages?: readonly PageStep[];
  /** Writes its files, when all pages are finished. */
  readonly finish?: (site: Props) => void | Promise<void>;
}

/**
 * Ends a build in the order of `plugins` in the configuration: first the steps of all
 * plugins change the built pages, then each plugin writes its files. Docusaurus would
 * call the `postBuild` of all plugins at once, but some need files of others.
 */
export const finishPages = (): Plugin => ({
  name: 'finish-pages',
  async postBuild(site) {
    const plugins = site.plugins as readonly FinishingPlugin[];
    const steps = plugins.flatMap(({ builtPages = [] }) => builtPages);
    await changePages(steps, site.outDir);
    for (const { finish } of plugins) await finish?.(site);
  },
});

async function changePages(
  steps: readonly PageStep[],
  outDir: string,
): Promise<void> {
  // Reading is synchronous: awaiting a small file takes longer than reading it.
  let pages = Globby.sync('**/*.html', { cwd: outDir }).map((file) => ({
    file,
    html: fs.readFileSync(path.join(outDir, file), 'utf8'),
  }));
  for (const step of steps) {
    const change = await step(pages);
    pages = pages.map((page) => ({ file: page.file, html: change(page) }));
  }
  for (const { file, html } of pages)
    fs.writeFileSync(path.join(outDir, file), html);
}
